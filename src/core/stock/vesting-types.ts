import type { Count, Percent } from '../calculators/answer-types.ts';

/** The way in which a grant becomes one's own. */
export interface VestingTerms {
  /** The percentages of the grant in each year, 100 together: [5, 15, 40, 40]; instead of vestingYears. */
  readonly yearPercents?: readonly Percent[];
  /**
   * How often a part vests after the cliff.
   * @default month
   */
  readonly vestsEvery?: 'month' | 'quarter' | 'half-year' | 'year';
  /**
   * Months until the first part of it is yours.
   * @default 12
   */
  readonly cliffMonths?: Count;
}

/** Rounding to whole shares: every part down with the rest at the end, or what has vested so far. */
export type ShareRounding = 'each' | 'cumulative';
