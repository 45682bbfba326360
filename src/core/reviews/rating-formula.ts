import { mondayOf } from '../moderation/ledger.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { dayMs } from '../figures/durations.ts';
import type { StarCounts, WeekCount } from './review-figures.ts';

/** Weeks after which a review counts half, eighteen months. */
export const halfLifeWeeks = 78;

export const priorWeight = 10;

/** Guaranteed weekly count, and the multiple of a usual week allowed. */
export const leastCap = 10;
export const usualWeeksCap = 4;

export interface RatingInputs {
  readonly weeks: readonly WeekCount[];
  readonly prior: number;
}

/** Weighs reviews by age from the newest week, caps weeks and adds the industry mean (F-19). */
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

/** Allows ten reviews or four usual weeks, ignoring the most crowded week. */
export function weekCap(weeks: readonly WeekCount[]): number {
  const counts = weeks.map(({ stars }) => countOf(stars)).filter((count) => count > 0);
  return Math.max(leastCap, usualWeeksCap * medianOf(counts.toSorted((one, other) => one - other).slice(0, -1)));
}

export const withoutWeeks = (weeks: readonly WeekCount[], left: readonly string[]): readonly WeekCount[] => weeks.filter(({ week }) => !left.includes(week));

export const countOf = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0);

export const starSumOf = (stars: StarCounts): number => stars.reduce((sum, count, at) => sum + count * (at + 1), 0);

/** Returns the lower middle of an even number of counts. */
export function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0;
}
