import { fewestContributors } from '../crowds/fewest.ts';
import { effectiveIn, peopleIn, weightIn, withLess, type PayTally } from './pay-tally.ts';

/** The most of all that people of one company count for where people of several are counted. */
const mostOfCompany = 0.25;

/** The most companies that are brought down to a quarter each: the rest is the fourth. */
export const mostBroughtDown = 1 / mostOfCompany - 1;

/** How people of several companies count: everyone alike, as no company has more than a quarter; those of one for a quarter together; or alike, as there are too few others. */
export type CompanyCount = 'many' | 'quarter' | 'few';

/** Of less of a total no company is brought down. It is less than a quarter, as what lies far from the others is set aside afterwards. */
const mayBeBroughtDown = 0.2;

/** Whether a company may have more than a quarter of what counts of a total. */
export const mayBeMoreThanQuarter = (company: number, total: number): boolean => company > mayBeBroughtDown * total;

/**
 * For how much of itself each of the largest companies counts, so that none is more than a quarter of what is left: solved exactly, for companies that are given largest first. Those
 * behind the last count in full. None where nothing is left beside the largest three.
 */
export function partsCounted(total: number, largest: readonly number[]): readonly number[] | undefined {
  const most = largest.map((_, at) => mostBeside(total, largest.slice(0, at))).concat(mostBeside(total, largest));
  const down = most.findIndex((each, at) => at === mostBroughtDown || (largest[at] ?? 0) <= each * (1 + 1e-9));
  const each = most[down] ?? 0;
  return each > 1e-9 * total ? largest.map((weight, at) => (at < down ? each / weight : 1)) : undefined;
}

/** For how much each of some companies counts that are a quarter of everything, with the rest. */
const mostBeside = (total: number, down: readonly number[]): number =>
  (mostOfCompany * (total - down.reduce((sum, weight) => sum + weight, 0))) / (1 - mostOfCompany * down.length);

/** Some people as they count. */
export interface CountedByCompany {
  readonly tally: PayTally;
  readonly companies: CompanyCount;
}

/** People as they count beside the largest companies among them. A company is brought down only as far as a crowd is left: nobody counts for more than one in eight. */
export function countedByCompany(all: PayTally, largest: readonly PayTally[]): CountedByCompany {
  const parts = partsCounted(weightIn(all), largest.map(weightIn));
  if (parts?.every((part) => part === 1)) return { tally: all, companies: 'many' };
  const tally = (parts ?? []).reduce((left, part, at) => withLess(left, largest[at], 1 - part), all);
  const isCrowd = parts !== undefined && peopleIn(tally) >= fewestContributors - 1e-9 && effectiveIn(tally) >= fewestContributors - 1e-9;
  return isCrowd ? { tally, companies: 'quarter' } : { tally: all, companies: 'few' };
}
