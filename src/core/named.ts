/** Something that has a name, and one in URLs. */
export interface Named {
  readonly urlName: string;
  readonly name: string;
}

/** The order of named things by how many there are of each: the most first, and of equally many by their names in URLs. */
export const byCount =
  <Thing extends Named>(countOf: (thing: Thing) => number) =>
  (one: Thing, other: Thing): number =>
    countOf(other) - countOf(one) || (one.urlName < other.urlName ? -1 : 1);
