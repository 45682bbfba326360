import { fewestPeople } from '../paid-fairly/fewest-people.ts';

/** One part of a group, and how many people are in it. */
export interface PartOfGroup {
  readonly people: number;
}

/**
 * The parts of a group that may be shown beside the whole: those with enough people, largest first; the smallest are left out as long as those who are left out are one to
 * four, for the whole without the parts would tell of them (complementary suppression, F-02).
 */
export function shownParts<Part extends PartOfGroup>(parts: readonly Part[], whole: number, fewest: number = fewestPeople): readonly Part[] {
  const enough = parts.filter(({ people }) => people >= fewest).toSorted((one, other) => other.people - one.people);
  let left = whole - enough.reduce((sum, { people }) => sum + people, 0);
  while (left > 0 && left < fewestPeople && enough.length > 0) left += enough.pop()?.people ?? 0;
  return enough;
}

/** The fewest salaries that have to come or go before figures are made anew, so that no two of them differ by one person (F-02). */
export const fewestInBatch = 5;

/** Whether figures that were made of so many are made anew now that there are so many. */
export const isNextBatch = (counted: number, now: number): boolean => Math.abs(now - counted) >= fewestInBatch;
