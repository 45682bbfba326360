import type { Regime } from '#core/calculators/person-types.ts';
import type { WorkMode } from '#core/offers/salary-offer.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of the offers of a post, in English. The type of every other language is the type of this one. */
export const words = {
  inHand: 'In hand a month',
  inHandFrom: (day: string) => `from ${day}`,
  inHandHow: 'How “in hand” is counted',
  inHandBasis:
    'From fixed pay only: variable pay and stock are left out. Half of fixed pay counts as basic; provident fund is at its usual limit. Rent, investments and age are not known.',
  inHandYear: (year: string, regimes: readonly Regime[], checkedUpTo: string) =>
    `FY ${year}, ${regimes.join(' or ')} tax regime, whichever leaves you more. An estimate. Checked up to ${checkedUpTo}.`,
  inHandNoCity: 'If we do not know the city, professional tax is left out.',
  inHandOwn: 'Calculate with your own figures',
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
