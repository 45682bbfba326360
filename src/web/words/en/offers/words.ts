import type { Regime } from '#core/calculators/person-types.ts';
import type { WorkMode } from '#core/offers/salary-offer.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  inHand: 'In hand a month',
  inHandFrom: (day: string) => `from ${day}`,
  inHandHow: 'How “in hand” is counted',
  inHandBasis:
    'We count fixed pay only, not variable pay and stock. Half of it counts as basic pay, with provident fund at its usual limit. We do not know your rent, investments or age.',
  inHandYear: (year: string, regimes: readonly Regime[], checkedUpTo: string) =>
    `This is an estimate for FY ${year}, with the ${regimes.join(' or ')} tax regime: the one that leaves you more. We have checked the tax rules up to ${checkedUpTo}.`,
  inHandNoCity: 'If we do not know the city, we leave out professional tax.',
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
