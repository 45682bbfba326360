import { fewestContributors } from './fewest.ts';

/** Exact counts, which reveal nothing beyond the public stories. */
export type CountsOf<Of extends string> = readonly { readonly of: Of; readonly count: number }[];

export interface CountedShare<Of extends string> {
  readonly of: Of;
  readonly count: number;
  readonly percent: number;
}

export interface SharesOfMany<Of extends string> {
  readonly people: number;
  readonly shares: readonly CountedShare<Of>[];
  readonly most: Of | undefined;
}

/** Undefined below the crowd that figures need. */
export function sharesOfMany<Of extends string>(counts: CountsOf<Of>): SharesOfMany<Of> | undefined {
  const people = counts.reduce((sum, { count }) => sum + count, 0);
  if (people < fewestContributors) return undefined;
  return {
    people,
    shares: counts.filter(({ count }) => count > 0).map(({ of, count }) => ({ of, count, percent: Math.round((count * 100) / people) })),
    most: counts.find(({ count }) => count * 2 > people)?.of,
  };
}
