export interface Named {
  readonly urlName: string;
  readonly name: string;
}

/** Most first, ties by url name. */
export const byCount =
  <Thing extends Named>(countOf: (thing: Thing) => number) =>
  (one: Thing, other: Thing): number =>
    countOf(other) - countOf(one) || (one.urlName < other.urlName ? -1 : 1);
