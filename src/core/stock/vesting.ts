import { percentParts, sum, times } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import type { ShareRounding, VestingTerms } from './vesting-types.ts';

/** Months of a schedule, with the part that has vested after each. */
export interface VestingPlan {
  /** Months after the grant at which a part vests. */
  readonly months: readonly number[];
  /** Numerator of the part vested after a month, out of the whole. */
  readonly vestedAfter: (month: number) => number;
  readonly whole: number;
}

const steps = { month: 1, quarter: 3, 'half-year': 6, year: 12 } as const;

/** Plans an even schedule over years, or an uneven one by its percentages. */
export function vestingPlan(terms: VestingTerms, evenYears: number): VestingPlan {
  const { vestsEvery = 'month', cliffMonths = 12 } = terms;
  const parts = yearParts(terms, evenYears);
  const [step, total, whole] = [steps[vestsEvery], parts.length * 12, sum(parts) * 12];
  const accrued = (month: number): number => {
    const full = Math.floor(month / 12);
    return sum(parts.slice(0, full)) * 12 + (parts[full] ?? 0) * (month % 12);
  };
  const vestedAfter = (month: number): number => {
    if (month < cliffMonths) return 0;
    return accrued(Math.min(total, Math.floor(month / step) * step));
  };
  const grid = Array.from({ length: total / step }, (_, at) => (at + 1) * step).filter((month) => month > cliffMonths);
  const months = vestedAfter(cliffMonths) > 0 ? [cliffMonths, ...grid] : grid;
  return { months: months.filter((month, at) => vestedAfter(month) > (at === 0 ? 0 : vestedAfter(months[at - 1] ?? 0))), vestedAfter, whole };
}

/** Weight of each year. */
function yearParts({ yearPercents }: VestingTerms, evenYears: number): readonly number[] {
  if (yearPercents === undefined) return Array.from({ length: evenYears }, () => 1);
  const parts = yearPercents.map((percent) => percentParts(percent)[0]);
  if (sum(parts) !== percentParts(100)[0]) throw refused('not-whole', 'yearPercents', 'yearPercents do not add up to 100.');
  return parts;
}

/** Whole shares of each part, rounded down; the last takes the rest. */
export function vestedShares(shares: number, { months, vestedAfter, whole }: VestingPlan, rounding: ShareRounding): number[] {
  let given = 0;
  return months.map((month, at) => {
    const before = at === 0 ? 0 : vestedAfter(months[at - 1] ?? 0);
    const isLast = at === months.length - 1;
    const part = rounding === 'each' ? times(shares, vestedAfter(month) - before, whole, 'down') : times(shares, vestedAfter(month), whole, 'down') - given;
    const vested = isLast ? shares - given : part;
    given += vested;
    return vested;
  });
}
