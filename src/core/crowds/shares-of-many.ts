import { fewestContributors } from './fewest.ts';

/** How many said each of several things. Stories say these themselves, so that exact counts tell nothing more. */
export type CountsOf<Of extends string> = readonly { readonly of: Of; readonly count: number }[];

/** One of several things, with the number of people who said it and their share of all. */
export interface CountedShare<Of extends string> {
  readonly of: Of;
  readonly count: number;
  readonly percent: number;
}

/** What people said, and the one thing that more than half of them said, if there is one. */
export interface SharesOfMany<Of extends string> {
  readonly people: number;
  readonly shares: readonly CountedShare<Of>[];
  readonly most: Of | undefined;
}

/** The shares of what so many people said; nothing where they are fewer than figures need. */
export function sharesOfMany<Of extends string>(counts: CountsOf<Of>): SharesOfMany<Of> | undefined {
  const people = counts.reduce((sum, { count }) => sum + count, 0);
  if (people < fewestContributors) return undefined;
  return {
    people,
    shares: counts.filter(({ count }) => count > 0).map(({ of, count }) => ({ of, count, percent: Math.round((count * 100) / people) })),
    most: counts.find(({ count }) => count * 2 > people)?.of,
  };
}
