import type { Answer, Count, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';
import type { AgeGroup, FinancialYear, Regime } from '../calculators/person-types.ts';

/** The taxpayer. */
export interface TaxPayer {
  /**
   * The age reached in the year; counts in the old regime only.
   * @default below-60
   */
  readonly ageGroup?: AgeGroup;
  /** The age itself, instead of ageGroup: the one reached in the year. */
  readonly age?: Count;
  /** The day of birth, instead of ageGroup. An age is reached on the day before the birthday. */
  readonly bornOn?: IsoDate;
  /**
   * Non-residents get neither the rebate nor the slabs of the old.
   * @default true
   */
  readonly resident?: boolean;
}

/** Income tax on a total income: slabs, rebate, surcharge with marginal relief, cess, rounding. */
export interface IncomeTaxInput extends TaxPayer, Question {
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /** @default new */
  readonly regime?: Regime;
  /** The total income of the year after all deductions; it is rounded to ten rupees first. */
  readonly taxableIncome: Rupees;
}

/** The tax of one slab. */
export interface SlabTax {
  /** Income above this. */
  readonly above: Rupees;
  /** Up to this, or null in the last slab. */
  readonly upTo: Rupees | null;
  readonly ratePercent: Percent;
  readonly income: Rupees;
  readonly tax: Rupees;
}

/** Amounts before the last rounding are exact and may have up to four decimals. */
export interface IncomeTaxOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly ageGroup: AgeGroup;
  readonly resident: boolean;
  /** Rounded to ten rupees. */
  readonly taxableIncome: Rupees;
  readonly slabs: readonly SlabTax[];
  readonly slabTax: Rupees;
  /** The rebate at or below its limit. */
  readonly rebate: Rupees;
  /** The marginal relief just above the limit of the rebate. */
  readonly rebateRelief: Rupees;
  readonly taxAfterRebate: Rupees;
  readonly surchargePercent: Percent;
  readonly surchargeBeforeRelief: Rupees;
  readonly surchargeRelief: Rupees;
  readonly surcharge: Rupees;
  readonly cess: Rupees;
  /** Tax, surcharge and cess before rounding. */
  readonly taxBeforeRounding: Rupees;
  /** The tax due for the year, rounded to ten rupees. */
  readonly taxPayable: Rupees;
  /** The deduction in each of the first eleven months. */
  readonly monthlyTax: Rupees;
  /** The deduction left for the twelfth month. */
  readonly lastMonthTax: Rupees;
}
