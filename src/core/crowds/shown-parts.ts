import { fewestContributors } from './fewest.ts';

/** One part of a group, and how many people its figures are of. */
export interface PartOfGroup {
  readonly people: number;
}

/** One part with how it lies beside the figures of the whole group. */
export interface PartBeside extends PartOfGroup {
  /** People of the part whom the figures of the group count. */
  readonly inside: number;
  /** Those of them whom the figures of the part do not count. */
  readonly late: number;
  /** People whom the figures of the part count, and those of the group do not. */
  readonly early: number;
}

/** Whether so many people would be left where one figure is taken from another: some, and too few. */
export const isLeftFew = (people: number): boolean => people !== 0 && people < fewestContributors;

/** Whether a group and its parts that are shown would tell of a few people, who are in the one and not in the others (complementary suppression, F-02). */
export const tellsApart = (whole: number, parts: number): boolean => isLeftFew(whole - parts);

const sumOf = <Of>(all: readonly Of[], of: (one: Of) => number): number => all.reduce((sum, one) => sum + of(one), 0);

/**
 * The parts of a group that may be shown beside the whole: those with enough people, largest first; the smallest are left out as long as the others would tell of a few, who are counted in
 * the group and in no part, or in a part and not in the group. `others` are people of the group in none of the parts.
 */
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

/** The same of parts that were made together with the group, so that their counts say all. */
export const shownParts = <Part extends PartOfGroup>(parts: readonly Part[], whole: number): readonly Part[] =>
  shownBeside(
    parts.map((part) => ({ part, people: part.people, inside: part.people, late: 0, early: 0 })),
    whole - sumOf(parts, ({ people }) => people),
  ).map(({ part }) => part);
