import type { Answer, Count, IsoDate, IsoMonth, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';
import type { ProvidentFundChoice, ProvidentFundTerms } from '../statutory/provident-fund-types.ts';
import type { Deductions } from '../take-home/pay-package-types.ts';

/** The earlier job of the same year. */
export interface PreviousJob {
  /**
   * Gross salary there from April, with the taxable part of leave encashment and gratuity.
   * @default 0
   */
  readonly previousGross?: Rupees;
  /**
   * Income tax deducted there.
   * @default 0
   */
  readonly previousTds?: Rupees;
  /**
   * Own provident fund there, for section 80C of the old regime.
   * @default 0
   */
  readonly previousProvidentFund?: Rupees;
  /**
   * Professional tax paid there, for the old regime.
   * @default 0
   */
  readonly previousProfessionalTax?: Rupees;
  /**
   * True if the earlier salary and tax are declared to the new employer: Form 122, before April 2026 Form 12B.
   * @default true
   */
  readonly declared?: boolean;
}

/** The tax of the months that remain of a year, after joining an employer within it. */
export interface TdsRemainingInput extends PreviousJob, ProvidentFundTerms, TaxPayer, Question {
  /** The year of the day of joining; without one, 2026-27. */
  readonly financialYear?: FinancialYear;
  /**
   * The regime of the figures at the top; the old one has to be declared to the new employer.
   * @default new
   */
  readonly regime?: Regime;
  /** The first day here; without it, 1 April. */
  readonly joinedOn?: IsoDate;
  /** The gross salary of a full month here. */
  readonly monthlyGross: Rupees;
  /** The first month whose tax is still to be deducted; without it, the month of joining. */
  readonly tdsFrom?: IsoMonth;
  /** Gross paid here before that month; else it is counted from the monthly gross. */
  readonly paidHere?: Rupees;
  /**
   * Income tax deducted here before that month.
   * @default 0
   */
  readonly tdsHere?: Rupees;
  /**
   * A bonus still to be paid here in the year.
   * @default 0
   */
  readonly bonus?: Rupees;
  /**
   * The calendar month (1 to 12) of the bonus.
   * @default 3
   * @least 1
   * @most 12
   */
  readonly bonusMonth?: Count;
  /** Basic pay of a full month here; with it the own provident fund of the months here is counted. */
  readonly monthlyBasic?: Rupees;
  /**
   * Dearness allowance of a month here.
   * @default 0
   */
  readonly monthlyDearnessAllowance?: Rupees;
  /**
   * The pay that the fund goes by, where the basic pay is given.
   * @default capped
   */
  readonly providentFund?: ProvidentFundChoice;
  /**
   * House rent allowance of a month here, for the old regime, together with monthlyBasic; for a whole year give deductions.hraExemption.
   * @default 0
   */
  readonly monthlyHra?: Rupees;
  /**
   * Rent paid in a month here.
   * @default 0
   */
  readonly monthlyRent?: Rupees;
  /** The city of the rented house. */
  readonly city?: string;
  /** The state of the work; without it no professional tax is taken. */
  readonly state?: State;
  /**
   * Counts for professional tax in Maharashtra.
   * @default male
   */
  readonly gender?: Gender;
  /** @default false */
  readonly professionalTaxExempt?: boolean;
  /** Deductions of the old regime for the whole year, without the provident fund. */
  readonly deductions?: Deductions;
}

/** One month that remains; the amounts are positive. */
export interface TdsMonth {
  readonly month: IsoMonth;
  /** The days that are paid. */
  readonly days: Count;
  /** Gross of the month without the bonus. */
  readonly gross: Rupees;
  readonly bonus: Rupees;
  readonly employeeProvidentFund: Rupees;
  readonly voluntaryProvidentFund: Rupees;
  readonly professionalTax: Rupees;
  readonly incomeTax: Rupees;
  readonly net: SignedRupees;
}

/** Result of one regime, with the earlier job declared or not. */
export interface TdsPlan {
  /** The salary of the year that the new employer counts with, with the bonus. */
  readonly salary: Rupees;
  readonly standardDeduction: Rupees;
  readonly totalDeductions: Rupees;
  /** The taxable income before it is rounded to ten rupees. */
  readonly taxableIncome: Rupees;
  /** The taxable income as the tax is counted on it. */
  readonly totalIncome: Rupees;
  /** The tax of the year on that salary. */
  readonly tax: Rupees;
  /** The tax already deducted that the new employer counts with. */
  readonly taxSoFar: Rupees;
  /** The tax that he still deducts, with that of the bonus. */
  readonly taxLeft: Rupees;
  /** The deduction of a usual month. */
  readonly monthlyTax: Rupees;
  /** The deduction of the last month, without that of a bonus. */
  readonly lastMonthTax: Rupees;
  /** The tax more in the month of the bonus. */
  readonly bonusTax: Rupees;
  /** Tax deducted in the year by both employers. */
  readonly deductedInYear: Rupees;
  /** The tax of the year on everything earned. */
  readonly taxOfYear: Rupees;
  readonly dueWithReturn: Rupees;
  readonly refundWithReturn: Rupees;
  readonly months: readonly TdsMonth[];
}

/** Both plans of a regime, side by side. */
export interface DeclaredOrNot {
  readonly declared: TdsPlan;
  readonly notDeclared: TdsPlan;
}

export interface TdsRemainingOutput extends TdsPlan, Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly declared: boolean;
  /** The form that declares the earlier job. */
  readonly form: string;
  readonly monthsLeft: Count;
  /** Gross here in the year, without the bonus. */
  readonly grossHere: Rupees;
  readonly paidHere: Rupees;
  readonly previousGross: Rupees;
  readonly bonus: Rupees;
  /** The plans of the new regime. */
  readonly new: DeclaredOrNot;
  /** The plans of the old regime. */
  readonly old: DeclaredOrNot;
}
