import type { Answer, Count, IsoDate, IsoMonth, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { AgeGroup, FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';
import type { ProvidentFundChoice, ProvidentFundTerms } from '../statutory/provident-fund-types.ts';
import type { Deductions } from '../take-home/pay-package-types.ts';

/** A raise or a cut with a date, paid later: its arrears and the payslips. */
export interface HikeArrearsInput extends ProvidentFundTerms, TaxPayer, Question {
  /** Gross of a month before the raise. */
  readonly oldMonthly: Rupees;
  /** Gross of a month with it. */
  readonly newMonthly: Rupees;
  /** The day from which the raise counts. */
  readonly raiseFrom: IsoDate;
  /** The month of the first payslip with it, which also decides the year. */
  readonly firstPaidIn: IsoMonth;
  /** @default new */
  readonly regime?: Regime;
  /** Basic pay of a month before the raise; with both the provident fund is counted. */
  readonly oldMonthlyBasic?: Rupees;
  /** Basic pay of a month with it. */
  readonly newMonthlyBasic?: Rupees;
  /**
   * The pay that the fund goes by, where the basic pay is given.
   * @default capped
   */
  readonly providentFund?: ProvidentFundChoice;
  /** The state of the work; without it no professional tax is taken. */
  readonly state?: State;
  /**
   * Counts for professional tax in Maharashtra.
   * @default male
   */
  readonly gender?: Gender;
  /** @default false */
  readonly professionalTaxExempt?: boolean;
  /** Deductions of the old regime, without the provident fund. */
  readonly deductions?: Deductions;
  /** Tax deducted in the year before the first payslip; without it, that of the old pay. */
  readonly tdsBefore?: Rupees;
  /**
   * Way to take the tax of the arrears: spread over the months left, or at once in the first.
   * @default spread
   */
  readonly arrearsTax?: 'spread' | 'at-once';
}

/** The arrears of one month. */
export interface ArrearsMonth {
  readonly month: IsoMonth;
  /** The days with the raise. */
  readonly days: Count;
  readonly daysOfMonth: Count;
  readonly amount: SignedRupees;
  /** Own provident fund on it. */
  readonly providentFund: SignedRupees;
  /** The whole share of the employer on it. */
  readonly employerProvidentFund: SignedRupees;
  /** The pension share inside that. */
  readonly pension: SignedRupees;
}

/** The arrears of one financial year. */
export interface ArrearsOfYear {
  /** As 2025-26. */
  readonly financialYear: string;
  readonly amount: SignedRupees;
}

/** One payslip of the year. */
export interface ArrearsPayslip {
  readonly month: IsoMonth;
  /** The gross without arrears. */
  readonly pay: SignedRupees;
  readonly arrears: SignedRupees;
  readonly gross: SignedRupees;
  readonly employeeProvidentFund: Rupees;
  readonly voluntaryProvidentFund: Rupees;
  readonly providentFundOnArrears: SignedRupees;
  readonly professionalTax: Rupees;
  readonly incomeTax: Rupees;
  readonly net: SignedRupees;
}

export interface HikeArrearsOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly difference: SignedRupees;
  readonly arrears: SignedRupees;
  readonly arrearsMonths: readonly ArrearsMonth[];
  /** Arrears by the year they are for; those of earlier years may have relief. */
  readonly arrearsByYear: readonly ArrearsOfYear[];
  readonly arrearsOfEarlierYears: SignedRupees;
  readonly providentFundOnArrears: SignedRupees;
  readonly employerProvidentFundOnArrears: SignedRupees;
  readonly pensionOnArrears: SignedRupees;
  /** The last payslip without the raise; null where the first is April’s. */
  readonly payslipBefore: ArrearsPayslip | null;
  readonly firstPayslip: ArrearsPayslip;
  /** The payslip after it; null where the first is March’s. */
  readonly nextPayslip: ArrearsPayslip | null;
  readonly yearGross: Rupees;
  /** The taxable income before it is rounded to ten rupees. */
  readonly taxableIncome: Rupees;
  readonly totalIncome: Rupees;
  /** The tax of the year. */
  readonly tax: Rupees;
  /** The part of it that the arrears bring. */
  readonly taxOfArrears: SignedRupees;
  /** The tax of a month before the first payslip. */
  readonly monthlyTdsBefore: Rupees;
  readonly tdsBefore: Rupees;
  readonly tdsLeft: Rupees;
  readonly monthsLeft: Count;
  /** The tax of each month from the first payslip on, without what is taken at once. */
  readonly monthlyTds: Rupees;
  readonly lastMonthTds: Rupees;
  /** Tax deducted beyond that of the year, which comes back with the return. */
  readonly refundWithReturn: Rupees;
  /** April to March. */
  readonly months: readonly ArrearsPayslip[];
}

/** An earlier year that arrears are for. */
export interface EarlierYear {
  readonly financialYear: FinancialYear;
  /** Taxable income of that year without the arrears. */
  readonly taxableIncome: Rupees;
  /** The arrears for that year. */
  readonly arrears: Rupees;
  /**
   * The regime of that year.
   * @default new
   */
  readonly regime?: Regime;
  /** The age group of that year; else that of the question. */
  readonly ageGroup?: AgeGroup;
}

/** Relief for arrears of earlier years, by Form 39; before April 2026 Form 10E. */
export interface ArrearsReliefInput extends TaxPayer, Question {
  /**
   * The year in which the arrears are paid.
   * @default 2026-27
   */
  readonly financialYear?: FinancialYear;
  /** @default new */
  readonly regime?: Regime;
  /** Taxable income of the year of payment without the arrears of earlier years. */
  readonly taxableIncome: Rupees;
  readonly earlier: readonly EarlierYear[];
  /**
   * True if the voluntary-retirement exemption was taken for the money; then there is no relief.
   * @default false
   */
  readonly voluntaryRetirementExempt?: boolean;
}

/** The tax of one year with and without its arrears. */
export interface ReliefYear {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly arrears: Rupees;
  readonly taxWithout: Rupees;
  readonly taxWith: Rupees;
  readonly extra: Rupees;
}

export interface ArrearsReliefOutput extends Answer {
  /** The sum of the arrears of earlier years. */
  readonly arrears: Rupees;
  /** The year of payment. */
  readonly now: ReliefYear;
  readonly earlier: readonly ReliefYear[];
  readonly extraNow: Rupees;
  readonly extraThen: Rupees;
  readonly relief: Rupees;
  /** The tax of the year of payment after the relief. */
  readonly taxAfterRelief: Rupees;
  /** The form without which the relief is refused. */
  readonly form: string;
}
