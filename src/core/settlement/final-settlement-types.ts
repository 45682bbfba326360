import type { Answer, Count, IsoDate, IsoMonth, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';
import type { GratuityOutput, GratuityTaxOutput } from '../gratuity/gratuity-types.ts';
import type { IncomeTaxOutput, TaxPayer } from '../income-tax/income-tax-types.ts';
import type { ProvidentFundChoice, ProvidentFundTerms } from '../statutory/provident-fund-types.ts';
import type { EndedJob, OwedBack, OwedPay } from './settlement-job-types.ts';
import type { LeaveEncashmentOutput } from './leave-encashment-types.ts';
import type { NoticeRecoveryOutput } from './notice-recovery-types.ts';
import type { RetrenchmentPayOutput } from './retrenchment-pay-types.ts';
import type { SettlementDatesOutput, WorkingWeek } from './settlement-dates-types.ts';
import type { StatutoryBonusOutput } from './statutory-bonus-types.ts';

/** The full and final settlement of a job: everything owed on both sides, and the tax on it. */
export interface FinalSettlementInput extends EndedJob, OwedPay, OwedBack, WorkingWeek, ProvidentFundTerms, TaxPayer, Question {
  /** @default new */
  readonly regime?: Regime;
  /** The state of the work; without it no professional tax and no labour welfare fund is taken. */
  readonly state?: State;
  /** @default male */
  readonly gender?: Gender;
  /** @default false */
  readonly professionalTaxExempt?: boolean;
  /** @default capped */
  readonly providentFund?: ProvidentFundChoice;
  /**
   * True if ESI is taken where it is due.
   * @default true
   */
  readonly esi?: boolean;
  /** The wages of a full month that ESI goes by; else monthlyGross. */
  readonly esiWages?: Rupees;
  /** The wages in the first month of the contribution period, when they were others. */
  readonly esiWagesAtPeriodStart?: Rupees;
  /** @default false */
  readonly disability?: boolean;
  /** @default false */
  readonly labourWelfareFund?: boolean;
  /**
   * The gross pay of this tax year here, before this settlement.
   * @default 0
   */
  readonly paidSoFar?: Rupees;
  /** @default 0 */
  readonly tdsSoFar?: Rupees;
  /**
   * The taxable gross pay of this tax year at an earlier employer.
   * @default 0
   */
  readonly previousGross?: Rupees;
  /** @default 0 */
  readonly previousTds?: Rupees;
  /**
   * Other income that the employer knows of.
   * @default 0
   */
  readonly otherIncome?: Rupees;
  /**
   * Deductions beside the standard deduction, as they count in the regime: 80C with own provident fund, 80D, HRA, employer's NPS.
   * @default 0
   */
  readonly deductions?: Rupees;
  /**
   * Professional tax taken earlier in the tax year; it lowers the taxable salary in the old regime.
   * @default 0
   */
  readonly professionalTaxSoFar?: Rupees;
  readonly wagesPaidOn?: IsoDate;
  readonly gratuityPaidOn?: IsoDate;
}

/** The tax and the net sum, on the full salary or on the salary less the notice recovery. */
export interface SettlementResult {
  /** The salary of the tax year. */
  readonly yearSalary: Rupees;
  readonly standardDeduction: Rupees;
  readonly taxableIncome: Rupees;
  /** The tax of the year. */
  readonly incomeTax: Rupees;
  /** The tax deducted from the settlement. */
  readonly tds: Rupees;
  /** The tax that was deducted too much, and comes back with the return. */
  readonly refund: Rupees;
  /** The sum paid out; below zero the employee owes it. */
  readonly net: SignedRupees;
  readonly owedByEmployee: Rupees;
  readonly taxSteps: IncomeTaxOutput;
}

export interface FinalSettlementOutput extends SettlementResult, Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly month: IsoMonth;
  readonly daysPaid: number;
  readonly monthDivisor: Count;
  readonly salary: Rupees;
  readonly unpaidSalary: Rupees;
  readonly leaveEncashment: Rupees;
  readonly gratuity: Rupees;
  readonly bonus: Rupees;
  readonly variablePay: Rupees;
  readonly payInLieu: Rupees;
  readonly retrenchmentPay: Rupees;
  readonly otherPayments: Rupees;
  readonly reimbursements: Rupees;
  /** Everything that the employer owes. */
  readonly earnings: Rupees;
  /** The part of the earnings that is taxable. */
  readonly taxableEarnings: Rupees;
  readonly noticeRecovery: Rupees;
  readonly loans: Rupees;
  readonly bond: Rupees;
  readonly otherRecoveries: Rupees;
  readonly employeeProvidentFund: Rupees;
  readonly voluntaryProvidentFund: Rupees;
  readonly esi: Rupees;
  readonly professionalTax: Rupees;
  readonly labourWelfareFund: Rupees;
  /** Everything that is taken off, with the tax. */
  readonly totalDeductions: Rupees;
  /** Half of the wages of the period, which deductions may not pass. */
  readonly deductionLimit: Rupees;
  readonly isAboveDeductionLimit: boolean;
  /** The net sum if no notice had been short. */
  readonly netWithFullNotice: SignedRupees;
  /** True where the figures above are those of the lowered salary. */
  readonly lowersTaxable: boolean;
  readonly onFullSalary: SettlementResult;
  readonly onLoweredSalary: SettlementResult;
  readonly leave: LeaveEncashmentOutput;
  readonly gratuityDue: GratuityOutput;
  readonly gratuityTax: GratuityTaxOutput;
  /** Null where it is not asked for. */
  readonly statutoryBonus: StatutoryBonusOutput | null;
  readonly notice: NoticeRecoveryOutput;
  /** Null where the employer did not retrench. */
  readonly retrenchment: RetrenchmentPayOutput | null;
  readonly dates: SettlementDatesOutput;
}
