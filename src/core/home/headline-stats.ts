import { inTwoDigits } from '../figures/headline.ts';
import { lakh } from '../figures/rupee-units.ts';

/** The counts that the first page prints of an installation. */
export const headlineKinds = ['reviews', 'salaries', 'interviews', 'people'] as const;
export type HeadlineKind = (typeof headlineKinds)[number];

/** The smallest count that is printed: a smaller one would change with single people, and say when one came. */
export const smallestHeadline = 100;

/** How many there are of each kind, and the day on which they were counted. */
export interface CountedThings extends Readonly<Record<HeadlineKind, number>> {
  readonly countedOn: string;
}

/** The counts that are printed, each rounded down to two digits; null where there are too few. Without a day nothing was counted yet. */
export interface HeadlineStats extends Readonly<Record<HeadlineKind, number | null>> {
  readonly countedOn: string | null;
}

export const noHeadline: HeadlineStats = { reviews: null, salaries: null, interviews: null, people: null, countedOn: null };

/** What is printed of what was counted. */
export function headlineStatsOf(counted: CountedThings | undefined): HeadlineStats {
  if (!counted) return noHeadline;
  const shown = (kind: HeadlineKind): number | null => (counted[kind] < smallestHeadline ? null : inTwoDigits(counted[kind]));
  return { reviews: shown('reviews'), salaries: shown('salaries'), interviews: shown('interviews'), people: shown('people'), countedOn: counted.countedOn };
}

/** The kinds that are printed; none where an installation is small. */
export const printedIn = (stats: HeadlineStats): readonly (readonly [kind: HeadlineKind, count: number])[] =>
  headlineKinds.flatMap((kind) => (stats[kind] === null ? [] : [[kind, stats[kind]] as const]));

/** Whether things are due to be counted: at each round while there are few of all, and once a day from then on, for counting many takes long and hardly changes what is printed. */
export const isCountDue = (last: CountedThings | undefined, today: string): boolean =>
  last === undefined || last.countedOn !== today || headlineKinds.every((kind) => last[kind] < lakh);
