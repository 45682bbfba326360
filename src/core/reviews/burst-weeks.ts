import { dayMs } from '../figures/durations.ts';
import { mondayOf } from '../moderation/ledger.ts';
import { countOf, medianOf } from './rating-formula.ts';
import type { WeekCount } from './review-figures.ts';

/** The fewest reviews of a burst, how many usual weeks they are, and the share of them that says the same. */
const fewestInBurst = 10;
const usualWeeks = 4;
const alike = 0.7;

/** The weeks on either side that say what is usual, and how many of them there must be. */
const around = 26;
const fewestAround = 4;

/**
 * The weeks in which far more reviews came than is usual for the company, and nearly all at one end: more than opinions bring forth (F-09). A company whose
 * first reviews come together has no usual week yet, and no burst.
 */
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
