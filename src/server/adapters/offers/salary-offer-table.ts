import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { accountHash, flag, memberJson, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const salaryOffer = table('salary_offer', {
  purpose: 'Salary offers that members keep for their posts.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: 'savedOffers',
  family: 'member',
  home: 'owner',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('offers'),
    facts: memberJson<Omit<OfferFacts, 'isCurrent'>>('The offer.', 'the server'),
    is_current: flag('Whether it is what the member earns now.', 'the server').generated(),
  },
});
