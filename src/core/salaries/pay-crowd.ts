import type { PayTally } from './pay-tally.ts';
import type { SliceWidth } from './slice-key.ts';

export type SliceScope = 'jobAtCompany' | 'jobEverywhere' | 'department' | 'company';

const allWidths: readonly SliceWidth[] = ['whole', 'band', 'city', 'cell', 'cityClass', 'employment', 'dollars'];

/** First bit of each scope, since a salary has a bit per width and scope. */
const firstBits: Readonly<Record<SliceScope, number>> = { jobAtCompany: 0, jobEverywhere: 7, department: 14, company: 21 };

export const bitOf = (scope: SliceScope, width: SliceWidth): number => 1 << (firstBits[scope] + allWidths.indexOf(width));

export const atCompany = allWidths.reduce((bits, width) => bits | bitOf('jobAtCompany', width), bitOf('company', 'whole'));

export interface CountedPeople {
  readonly counted: number;
  readonly isNew: boolean;
  readonly people: number;
}

export interface CountedPay {
  readonly tally: PayTally;
  readonly crowd: readonly CountedPeople[];
}

export const newIn = (crowd: CountedPay['crowd'], bit: number): number => peopleWhere(crowd, ({ counted, isNew }) => isNew && (counted & bit) === 0);

export const peopleWhere = (crowd: CountedPay['crowd'], isOne: (some: CountedPeople) => boolean): number =>
  crowd.reduce((sum, some) => (isOne(some) ? sum + some.people : sum), 0);
