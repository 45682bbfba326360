import type { Answer, Count, Percent, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';

/** A run of months in which pay, rent and city stay the same. */
export interface HraPeriod {
  /**
   * The months it lasts.
   * @default 12
   * @least 1
   * @most 12
   */
  readonly months?: Count;
  readonly monthlyBasic: Rupees;
  /**
   * Dearness allowance that counts for retirement.
   * @default 0
   */
  readonly monthlyDearnessAllowance?: Rupees;
  /**
   * Commission of a month as a fixed percentage of turnover.
   * @default 0
   */
  readonly monthlyCommission?: Rupees;
  readonly monthlyHra: Rupees;
  readonly monthlyRent: Rupees;
  /**
   * The city of the rented house: delhi, mumbai, pune, or any other name.
   * @default other
   */
  readonly city?: string;
  /** @default false */
  readonly ownHouse?: boolean;
}

/** The exempt part of the house rent allowance in a year. */
export interface HraExemptionInput extends TaxPayer, Question {
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /**
   * The new regime exempts nothing.
   * @default old
   */
  readonly regime?: Regime;
  /** The periods of the year; together at most twelve months. */
  readonly periods: readonly HraPeriod[];
  /** The taxable income of the year before this exemption; with it the saved tax is counted. */
  readonly taxableIncome?: Rupees;
}

/** One period with its three limits, all of a month. */
export interface HraPeriodOutput {
  readonly months: Count;
  readonly salary: Rupees;
  /** Whether the city is on the list of the year. */
  readonly listedCity: boolean;
  readonly salaryPercent: Percent;
  readonly limits: { readonly received: Rupees; readonly rentAboveTenth: Rupees; readonly shareOfSalary: Rupees };
  /** The smallest limit. */
  readonly least: 'received' | 'rentAboveTenth' | 'shareOfSalary';
  readonly monthlyExempt: Rupees;
  readonly monthlyTaxable: Rupees;
  /** The exempt part for all months of the period. */
  readonly exempt: Rupees;
  readonly taxable: Rupees;
}

export interface HraExemptionOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly periods: readonly HraPeriodOutput[];
  readonly received: Rupees;
  readonly exempt: Rupees;
  readonly taxable: Rupees;
  /** The tax that the exemption saves in the year, when the income is known. */
  readonly taxSaved: Rupees | null;
  /** The cities with the higher percentage in that year. */
  readonly listedCities: readonly string[];
  /** The shares of the year: of the salary in a listed city and elsewhere, and of the salary that rent has to exceed. */
  readonly shares: { readonly listedPercent: Percent; readonly otherPercent: Percent; readonly rentAbovePercent: Percent };
  /** The yearly rent above which the landlord is named. */
  readonly landlordNamedAbove: Rupees;
}
