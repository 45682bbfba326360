import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { accountHash, flag, memberJson, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const salaryOffer = table('salary_offer', {
  purpose: 'Salary offers that members saved for their posts.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'savedOffers',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('offers'),
    sealed: text('The offer, encrypted with a key that is not in this database. All are of one length.', 'the server', 'sealed').orNull(),
    facts: memberJson<Omit<OfferFacts, 'isCurrent'>>('The offer unencrypted, if an earlier release stored it, until the next start.', 'the server').orNull(),
    is_current: flag('Whether it is what the member earns now.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    salary_offer: typeof salaryOffer;
  }
}
