import type { Regime } from '#core/calculators/person-types.ts';
import type { WorkMode } from '#core/offers/salary-offer.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of the offers of a post, in English. The type of every other language is the type of this one. */
export const words = {
  inHand: 'In hand a month',
  inHandHow: 'How “in hand” is counted',
  inHandBasis:
    'From the fixed pay alone: variable pay and stock are left out. Half of it is taken as basic pay, the provident fund at its usual limit, and nothing is known of rent, investments or age.',
  inHandYear: (year: string, regimes: readonly Regime[]) =>
    `Financial year ${year}, ${regimes.length > 1 ? 'whichever tax regime leaves more' : regimes[0] === 'old' ? 'old tax regime' : 'new tax regime, which leaves more'}. An estimate.`,
  inHandNoCity: 'Where the city is not one we know, professional tax is left out.',
  inHandOwn: 'Count it with your own figures',
  total: 'Total a year',
  fixed: 'Fixed',
  variable: 'Variable',
  stock: 'Stock',
  role: 'Role',
  place: 'City',
  votes: 'Would take it',
  years: (count: number) => (count === 0 ? 'Fresher' : counted(count, 'year', 'years')),
  experience: 'Experience',
  mode: 'Where',
  modes: { office: 'Office', hybrid: 'Hybrid', remote: 'From home' } satisfies Record<WorkMode, string>,
  take: 'Take',
  takeThis: (name: string) => `Take this offer: ${name}`,
  current: 'Current job',
  none: '–',
  what: 'What is offered',
  lakh: (amount: string) => `₹${amount} L`,
  crore: (amount: string) => `₹${amount} Cr`,
  rupees: (amount: string) => `₹${amount}`,
};

export type OfferWords = typeof words;
