import type { Answer, IsoMonth, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { IncomeTaxOutput, TaxPayer } from '../income-tax/income-tax-types.ts';
import type { ProvidentFundChoice, ProvidentFundTerms } from '../statutory/provident-fund-types.ts';
import type { Deductions, GivenPay, PayTerms } from './pay-package-types.ts';
import type { FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';

export type { Deductions } from './pay-package-types.ts';

/** Everything but the pay itself that decides what arrives of it. */
export interface TakeHomeTerms extends PayTerms, ProvidentFundTerms, TaxPayer, Question {
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /**
   * The regime of the figures at the top.
   * @default cheaper
   */
  readonly regime?: Regime | 'cheaper';
  /** The state of the work; without it no professional tax and no labour welfare fund is taken. */
  readonly state?: State;
  /**
   * Counts for professional tax in Maharashtra.
   * @default male
   */
  readonly gender?: Gender;
  /** @default false */
  readonly professionalTaxExempt?: boolean;
  /** @default capped */
  readonly providentFund?: ProvidentFundChoice;
  /**
   * Whether, from 21 November 2025, provident fund and gratuity are counted on wages by the labour codes: basic pay, dearness and special allowance, and at least half of the monthly cash.
   * @default false
   */
  readonly wageRule?: boolean;
  /**
   * Whether ESI is taken where it is due.
   * @default true
   */
  readonly esi?: boolean;
  /**
   * Raises the ceiling of ESI.
   * @default false
   */
  readonly disability?: boolean;
  /** @default false */
  readonly labourWelfareFund?: boolean;
  /**
   * Government staff have a higher limit for the employer's NPS in the old regime.
   * @default false
   */
  readonly governmentEmployee?: boolean;
  /**
   * Rent paid in a month, for the exemption of the house rent allowance.
   * @default 0
   */
  readonly monthlyRent?: Rupees;
  /** The city of the rented house: delhi, mumbai, pune, or any other. */
  readonly city?: string;
  readonly deductions?: Deductions;
}

/** Take-home pay: CTC or gross to net, under both regimes, with every month. */
export interface TakeHomeInput extends GivenPay, TakeHomeTerms {}

/** The yearly parts of the package. */
export interface PayParts {
  readonly ctc: Rupees;
  readonly grossCash: Rupees;
  readonly fixed: Rupees;
  /** The variable pay that is paid. */
  readonly variable: Rupees;
  /** The variable pay that is not paid. */
  readonly variableUnpaid: Rupees;
  readonly basic: Rupees;
  readonly dearnessAllowance: Rupees;
  /** The employer's provident fund together with the pension share. */
  readonly employerProvidentFund: Rupees;
  readonly pension: Rupees;
  readonly employerCharges: Rupees;
  readonly gratuity: Rupees;
  readonly employerNps: Rupees;
  readonly insurance: Rupees;
  /** The employer's contribution to ESI; part of the CTC only where employerEsiInCtc is set. */
  readonly employerEsi: Rupees;
  /** The employer's contribution to the labour welfare fund; part of the CTC only where employerWelfareFundInCtc is set. */
  readonly employerWelfareFund: Rupees;
}

/** One month of the year; the amounts are positive. */
export interface TakeHomeMonth {
  readonly month: IsoMonth;
  readonly gross: Rupees;
  readonly employeeProvidentFund: Rupees;
  readonly voluntaryProvidentFund: Rupees;
  readonly esi: Rupees;
  readonly professionalTax: Rupees;
  readonly labourWelfareFund: Rupees;
  readonly incomeTax: Rupees;
  readonly net: SignedRupees;
}

/** The parts of the pay that a rule can change within a year. */
export const changingParts = ['providentFund', 'esi', 'welfareFund', 'professionalTax'] as const;

export type ChangingPart = (typeof changingParts)[number];

/** A run of months in which the regular pay is the same. */
export interface YearStretch {
  /** The parts of the pay that are other than in the stretch before. */
  readonly changes: readonly ChangingPart[];
  readonly from: IsoMonth;
  readonly to: IsoMonth;
  /** Whether it is the one month within which the provident fund ceiling changes. */
  readonly isSplit: boolean;
  /** The month that comes most often in it. */
  readonly usual: TakeHomeMonth;
  /** The pay in hand of all its months together. */
  readonly net: SignedRupees;
  /** The provident fund ceiling at its beginning. */
  readonly ceiling: Rupees;
}

/** The net pay under one regime. */
export interface RegimeTakeHome extends Answer {
  readonly regime: Regime;
  readonly salaryIncome: Rupees;
  readonly standardDeduction: Rupees;
  readonly hraExemption: Rupees;
  /** Everything that was deducted from the salary income, with the standard deduction. */
  readonly totalDeductions: Rupees;
  /** The taxable income before it is rounded to ten rupees. */
  readonly taxableIncome: Rupees;
  readonly incomeTax: IncomeTaxOutput;
  readonly employeeProvidentFund: Rupees;
  readonly voluntaryProvidentFund: Rupees;
  readonly esi: Rupees;
  readonly professionalTax: Rupees;
  readonly labourWelfareFund: Rupees;
  readonly tax: Rupees;
  readonly netYear: SignedRupees;
  /** The average of the months: a twelfth of the net year, to the paisa. */
  readonly netMonth: SignedRupees;
  /** The net month when the variable pay and its tax are left out. */
  readonly netMonthWithoutVariable: SignedRupees;
  readonly months: readonly TakeHomeMonth[];
  /** The runs of months with the same regular pay, in their order. */
  readonly stretches: readonly YearStretch[];
  /** The stretch with the rules of today; where the year shown is another, its last one. */
  readonly headline: YearStretch;
}

export interface TakeHomeOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly pay: PayParts;
  /** The regime that costs less; the new one where both cost the same. */
  readonly cheaper: Regime;
  /** The saving of a year under the cheaper regime. */
  readonly saving: Rupees;
  /** The regime that the figures below are for. */
  readonly regime: Regime;
  readonly netYear: SignedRupees;
  readonly netMonth: SignedRupees;
  /** The net pay of a usual month under the rules of today. */
  readonly headlineMonth: SignedRupees;
  readonly tax: Rupees;
  readonly new: RegimeTakeHome;
  readonly old: RegimeTakeHome;
}
