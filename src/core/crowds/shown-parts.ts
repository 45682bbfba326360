import { fewestContributors } from './fewest.ts';

export interface PartOfGroup {
  readonly people: number;
}

export interface PartBeside extends PartOfGroup {
  /** People of the part counted in the group's figures. */
  readonly inside: number;
  /** People counted in the group but not yet in the part. */
  readonly late: number;
  /** People counted in the part but not yet in the group. */
  readonly early: number;
}

/** Detects a remainder small enough to expose people. */
export const isLeftFew = (people: number): boolean => people !== 0 && people < fewestContributors;

/** Detects a group and parts whose difference would expose a few people (complementary suppression, F-02). */
export const tellsApart = (whole: number, parts: number): boolean => isLeftFew(whole - parts);

const sumOf = <Of>(all: readonly Of[], of: (one: Of) => number): number => all.reduce((sum, one) => sum + of(one), 0);

/** Largest parts first, dropping the smallest while a difference would expose a few. `others` belong to no part. */
export function shownBeside<Part extends PartBeside>(parts: readonly Part[], others = 0): readonly Part[] {
  const enough = parts.filter(({ people }) => people >= fewestContributors).toSorted((one, other) => other.people - one.people);
  let left = others + sumOf(parts, ({ inside }) => inside) - sumOf(enough, ({ inside, late }) => inside - late);
  let early = sumOf(enough, (part) => part.early);
  while (enough.length > 0 && (isLeftFew(left) || isLeftFew(early))) {
    const smallest = enough.pop();
    left += smallest ? smallest.inside - smallest.late : 0;
    early -= smallest?.early ?? 0;
  }
  return enough;
}

/** Parts made together with the group, so that counts suffice. */
export const shownParts = <Part extends PartOfGroup>(parts: readonly Part[], whole: number): readonly Part[] =>
  shownBeside(
    parts.map((part) => ({ part, people: part.people, inside: part.people, late: 0, early: 0 })),
    whole - sumOf(parts, ({ people }) => people),
  ).map(({ part }) => part);
