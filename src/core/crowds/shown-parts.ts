import { fewestContributors } from './fewest.ts';

/** One part of a group, and how many people are in it. */
export interface PartOfGroup {
  readonly people: number;
}

/**
 * Whether a group and its parts that are shown would tell of one to seven people, who are in the one and not in the others (complementary suppression, F-02). Parts that
 * count more people than the group do, too: they were made of others than it, and what one group has too many would hide what another leaves.
 */
export const tellsApart = (whole: number, parts: number): boolean => whole !== parts && whole - parts < fewestContributors;

/** The parts of a group that may be shown beside the whole: those with enough people, largest first; the smallest are left out as long as the others would tell of a few. */
export function shownParts<Part extends PartOfGroup>(parts: readonly Part[], whole: number): readonly Part[] {
  const enough = parts.filter(({ people }) => people >= fewestContributors).toSorted((one, other) => other.people - one.people);
  let shown = enough.reduce((sum, { people }) => sum + people, 0);
  while (tellsApart(whole, shown) && enough.length > 0) shown -= enough.pop()?.people ?? 0;
  return enough;
}

/** The fewest salaries that have to come or go before figures are made anew, so that no two of them differ by what two accounts did not write (F-02). */
export const fewestInBatch = fewestContributors;

/** Whether figures that were made of so many are made anew now that there are so many. */
export const isNextBatch = (counted: number, now: number): boolean => Math.abs(now - counted) >= fewestInBatch;
