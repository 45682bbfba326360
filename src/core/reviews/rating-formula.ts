import { mondayOf } from '../moderation/ledger.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { dayMs } from '../figures/durations.ts';
import type { StarCounts, WeekCount } from './review-figures.ts';

/** The weeks after which a review counts half: eighteen months. */
export const halfLifeWeeks = 78;

/** The reviews that the mean of the industry counts as. */
export const priorWeight = 10;

/** The fewest reviews that a week may always count as, and how many usual weeks it may. */
export const leastCap = 10;
export const usualWeeksCap = 4;

/** All that a rating is made of. */
export interface RatingInputs {
  readonly weeks: readonly WeekCount[];
  /** The mean of the industry. */
  readonly prior: number;
}

/**
 * The rating of a company, to two decimals; null below five reviews. A review counts the less the older it is, counted from the newest week so that nothing drifts by itself; a
 * week counts no more than `weekCap` says; and the mean of the industry is in as a few reviews more, so that a handful of friends is no five stars (F-19).
 */
export function ratingOf({ weeks, prior }: RatingInputs): number | null {
  if (weeks.reduce((sum, { stars }) => sum + countOf(stars), 0) < fewestPeople) return null;
  const inOrder = weeks.toSorted((one, other) => (one.week < other.week ? -1 : 1));
  const newest = mondayOf(inOrder.at(-1)?.week ?? '');
  const cap = weekCap(inOrder);
  let [weight, weighed] = [priorWeight, priorWeight * prior];
  for (const { week, stars } of inOrder) {
    const count = countOf(stars);
    const age = (newest - mondayOf(week)) / (7 * dayMs);
    const each = (0.5 ** (age / halfLifeWeeks) * Math.min(count, cap)) / Math.max(count, 1);
    weight += each * count;
    weighed += each * starSumOf(stars);
  }
  return Math.round((weighed / weight) * 100) / 100;
}

/** The most reviews that a week counts as: ten, or four usual weeks. The most crowded week says nothing of what is usual. */
export function weekCap(weeks: readonly WeekCount[]): number {
  const counts = weeks.map(({ stars }) => countOf(stars)).filter((count) => count > 0);
  return Math.max(leastCap, usualWeeksCap * medianOf(counts.toSorted((one, other) => one - other).slice(0, -1)));
}

/** The weeks but for those that are left out. */
export const withoutWeeks = (weeks: readonly WeekCount[], left: readonly string[]): readonly WeekCount[] => weeks.filter(({ week }) => !left.includes(week));

/** How many gave stars at all. */
export const countOf = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0);

/** All stars given, added up. */
export const starSumOf = (stars: StarCounts): number => stars.reduce((sum, count, at) => sum + count * (at + 1), 0);

/** The middle of numbers; of an even many the lower, for these are counts. */
export function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0;
}
