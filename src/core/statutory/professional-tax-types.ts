import type { Answer, IsoMonth, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';

/** Professional tax of an employee for a financial year, with its odd months. One of monthlyGross and annualGross is needed. */
export interface ProfessionalTaxInput extends Question {
  readonly state: State;
  /** The gross salary of a month. */
  readonly monthlyGross?: Rupees;
  /** The gross salary of the year; where only one of the two is given, the other follows from twelve months. */
  readonly annualGross?: Rupees;
  /** The income of each half year, where it is not six months of the gross salary. */
  readonly halfYearGross?: Rupees;
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /**
   * Counts in Maharashtra.
   * @default male
   */
  readonly gender?: Gender;
  /**
   * Exempt by age or permanent disability.
   * @default false
   */
  readonly exempt?: boolean;
  /** Counts in Punjab: the taxable income of the year; else the yearly gross less the standard deduction. */
  readonly taxableIncome?: Rupees;
  /**
   * Counts in Punjab.
   * @default new
   */
  readonly regime?: Regime;
}

/** The deduction in one month. */
export interface MonthlyTax {
  readonly month: IsoMonth;
  readonly amount: Rupees;
}

export interface ProfessionalTaxOutput extends Answer {
  readonly state: State;
  readonly financialYear: FinancialYear;
  /** The income that decides: that of a month, of a half year, or of the year; none where there is no such tax. */
  readonly per: 'month' | 'half-year' | 'year' | 'none';
  readonly annual: Rupees;
  /** April to March. Half-yearly tax is in the month in which it is usually collected. */
  readonly months: readonly MonthlyTax[];
}
