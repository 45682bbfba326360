import { fewestContributors } from '../crowds/fewest.ts';
import { effectiveIn, peopleIn, weightIn, withLess, type PayTally } from './pay-tally.ts';

const mostOfCompany = 0.25;

/** Most companies capped at a quarter each, leaving the rest as the fourth. */
export const mostBroughtDown = 1 / mostOfCompany - 1;

/** All alike when none exceeds a quarter, one capped at a quarter, or alike for lack of others. */
export type CompanyCount = 'many' | 'quarter' | 'few';

/** Below a quarter, because outliers are set aside afterwards. */
const mayBeBroughtDown = 0.2;

export const mayBeMoreThanQuarter = (company: number, total: number): boolean => company > mayBeBroughtDown * total;

/** Solves exact weights so that no company exceeds a quarter. Undefined if only the largest three remain. */
export function partsCounted(total: number, largest: readonly number[]): readonly number[] | undefined {
  const most = largest.map((_, at) => mostBeside(total, largest.slice(0, at))).concat(mostBeside(total, largest));
  const down = most.findIndex((each, at) => at === mostBroughtDown || (largest[at] ?? 0) <= each * (1 + 1e-9));
  const each = most[down] ?? 0;
  return each > 1e-9 * total ? largest.map((weight, at) => (at < down ? each / weight : 1)) : undefined;
}

const mostBeside = (total: number, down: readonly number[]): number =>
  (mostOfCompany * (total - down.reduce((sum, weight) => sum + weight, 0))) / (1 - mostOfCompany * down.length);

export interface CountedByCompany {
  readonly tally: PayTally;
  readonly companies: CompanyCount;
}

/** Caps companies only while a crowd remains, so nobody counts for more than one in eight. */
export function countedByCompany(all: PayTally, largest: readonly PayTally[]): CountedByCompany {
  const parts = partsCounted(weightIn(all), largest.map(weightIn));
  if (parts?.every((part) => part === 1)) return { tally: all, companies: 'many' };
  const tally = (parts ?? []).reduce((left, part, at) => withLess(left, largest[at], 1 - part), all);
  const isCrowd = parts !== undefined && peopleIn(tally) >= fewestContributors - 1e-9 && effectiveIn(tally) >= fewestContributors - 1e-9;
  return isCrowd ? { tally, companies: 'quarter' } : { tally: all, companies: 'few' };
}
