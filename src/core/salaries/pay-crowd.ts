import type { PayTally } from './pay-tally.ts';
import type { SliceWidth } from './slice-key.ts';

/** Whose pay it is: a job at a company or at all of them, all jobs of a department, or all jobs of a company. */
export type SliceScope = 'jobAtCompany' | 'jobEverywhere' | 'department' | 'company';

const allWidths: readonly SliceWidth[] = ['whole', 'band', 'city', 'cell', 'cityClass', 'employment', 'dollars'];

/** The first bit of each scope: a salary has a bit for each width of each scope. */
const firstBits: Readonly<Record<SliceScope, number>> = { jobAtCompany: 0, jobEverywhere: 7, department: 14, company: 21 };

/** The bit that says of a salary that slices of a scope and a width count it. */
export const bitOf = (scope: SliceScope, width: SliceWidth): number => 1 << (firstBits[scope] + allWidths.indexOf(width));

/** The bits of all slices that are of one company. */
export const atCompany = allWidths.reduce((bits, width) => bits | bitOf('jobAtCompany', width), bitOf('company', 'whole'));

/** People of whom the same is known: by which slices they are counted as they are now, and whether they never said anything else that was counted. */
export interface CountedPeople {
  readonly counted: number;
  readonly isNew: boolean;
  readonly people: number;
}

/** The pay of some people, and by which slices they are counted. */
export interface CountedPay {
  readonly tally: PayTally;
  readonly crowd: readonly CountedPeople[];
}

/** How many of some people no slice of a bit ever counted. */
export const newIn = (crowd: CountedPay['crowd'], bit: number): number => peopleWhere(crowd, ({ counted, isNew }) => isNew && (counted & bit) === 0);

export const peopleWhere = (crowd: CountedPay['crowd'], isOne: (some: CountedPeople) => boolean): number =>
  crowd.reduce((sum, some) => (isOne(some) ? sum + some.people : sum), 0);
