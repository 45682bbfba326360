import { fewestPeople } from '../crowds/fewest.ts';
import { countOf, starSumOf } from './rating-formula.ts';
import type { StarCounts, WeekCount } from './review-figures.ts';
import { starSteps } from './review.ts';

export const meanOf = (stars: StarCounts): number | null => (countOf(stars) === 0 ? null : starSumOf(stars) / countOf(stars));

export const allOf = (weeks: readonly WeekCount[]): StarCounts => starSteps.map((_, at) => weeks.reduce((sum, { stars }) => sum + (stars[at] ?? 0), 0));

/** Whole percentages that add up to a hundred, five stars first. */
export function sharesOf(stars: StarCounts): readonly { readonly stars: number; readonly count: number; readonly percent: number }[] {
  const all = countOf(stars);
  const exact = stars.map((count, at) => ({ stars: at + 1, count, exact: all === 0 ? 0 : (100 * count) / all }));
  const floors = exact.map((each) => ({ ...each, percent: Math.floor(each.exact) }));
  const owed = all === 0 ? 0 : 100 - floors.reduce((sum, { percent }) => sum + percent, 0);
  const nearest = new Set(floors.toSorted((one, other) => other.exact - other.percent - (one.exact - one.percent)).slice(0, owed));
  return floors.map((each) => ({ stars: each.stars, count: each.count, percent: each.percent + Number(nearest.has(each)) })).toReversed();
}

/** Omits the mean when fewer than five rated. */
export interface QuarterMean {
  /** Such as `2026-Q3`. */
  readonly quarter: string;
  readonly count: number;
  readonly mean: number | null;
  readonly hasBurst: boolean;
}

/** Uses the Thursday of the week. */
export function quarterOfWeek(week: string): string {
  const number = Number(week.slice(6));
  return `${week.slice(0, 4)}-Q${Math.min(4, Math.ceil(number / 13))}`;
}

/** Oldest first, from the first quarter with a mean to the last, and those between. */
export function trendOf(weeks: readonly WeekCount[], bursts: readonly string[], most = 8): readonly QuarterMean[] {
  const known = [...new Set(weeks.map(({ week }) => quarterOfWeek(week)))].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const quarters = quartersBetween(first, last)
    .slice(-most)
    .map((quarter) => {
      const within = weeks.filter(({ week }) => quarterOfWeek(week) === quarter);
      const stars = allOf(within);
      const count = countOf(stars);
      return { quarter, count, mean: count < fewestPeople ? null : meanOf(stars), hasBurst: within.some(({ week }) => bursts.includes(week)) };
    });
  const hasMean = ({ mean }: QuarterMean): boolean => mean !== null;
  return quarters.slice(Math.max(0, quarters.findIndex(hasMean)), quarters.findLastIndex(hasMean) + 1);
}

function quartersBetween(first: string, last: string): readonly string[] {
  const numberOf = (quarter: string): number => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1;
  const named = (number: number): string => `${Math.floor(number / 4)}-Q${(number % 4) + 1}`;
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, at) => named(numberOf(first) + at));
}

export const countSince = (weeks: readonly WeekCount[], week: string): number => countOf(allOf(weeks.filter((each) => each.week >= week)));
