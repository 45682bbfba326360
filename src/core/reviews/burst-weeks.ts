import { dayMs } from '../figures/durations.ts';
import { mondayOf } from '../moderation/ledger.ts';
import { countOf, medianOf } from './rating-formula.ts';
import type { WeekCount } from './review-figures.ts';

/** Minimum reviews of a burst, its multiple of a usual week, and its share of one opinion. */
const fewestInBurst = 10;
const usualWeeks = 4;
const alike = 0.7;

/** Weeks on either side that define the usual, and how many are required. */
const around = 26;
const fewestAround = 4;

/** Finds weeks far above usual and nearly all one-sided, never among a company's first reviews (F-09). */
export const burstWeeks = (weeks: readonly WeekCount[]): readonly string[] => weeks.filter((week) => isBurst(week, weeks)).map(({ week }) => week);

function isBurst(one: WeekCount, weeks: readonly WeekCount[]): boolean {
  const count = countOf(one.stars);
  if (count < fewestInBurst) return false;
  const near = weeks.filter(({ week }) => week !== one.week && Math.abs(mondayOf(week) - mondayOf(one.week)) <= around * 7 * dayMs);
  if (near.length < fewestAround) return false;
  const [worst = 0, bad = 0, , good = 0, best = 0] = one.stars;
  const usual = medianOf(near.map(({ stars }) => countOf(stars)));
  return count >= usualWeeks * usual && Math.max(worst + bad, good + best) >= alike * count;
}
