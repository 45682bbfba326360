import { inTwoDigits } from '../figures/headline.ts';
import { lakh } from '../figures/rupee-units.ts';

/** Counts printed on the home page. */
export const headlineKinds = ['reviews', 'salaries', 'interviews', 'people'] as const;
export type HeadlineKind = (typeof headlineKinds)[number];

/** Smaller counts would reveal single arrivals. */
export const smallestHeadline = 100;

export interface CountedThings extends Readonly<Record<HeadlineKind, number>> {
  readonly countedOn: string;
}

/** Rounded to two digits, null if too few. No day means not counted yet. */
export interface HeadlineStats extends Readonly<Record<HeadlineKind, number | null>> {
  readonly countedOn: string | null;
}

export const noHeadline: HeadlineStats = { reviews: null, salaries: null, interviews: null, people: null, countedOn: null };

export function headlineStatsOf(counted: CountedThings | undefined): HeadlineStats {
  if (!counted) return noHeadline;
  const shown = (kind: HeadlineKind): number | null => (counted[kind] < smallestHeadline ? null : inTwoDigits(counted[kind]));
  return { reviews: shown('reviews'), salaries: shown('salaries'), interviews: shown('interviews'), people: shown('people'), countedOn: counted.countedOn };
}

/** Empty for a small installation. */
export const printedIn = (stats: HeadlineStats): readonly (readonly [kind: HeadlineKind, count: number])[] =>
  headlineKinds.flatMap((kind) => (stats[kind] === null ? [] : [[kind, stats[kind]] as const]));

/** Counts every round while numbers are small, then daily, since large counts are slow. */
export const isCountDue = (last: CountedThings | undefined, today: string): boolean =>
  last === undefined || last.countedOn !== today || headlineKinds.every((kind) => last[kind] < lakh);
