import type { Answer, IsoDate, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { DailyPay, PaidOn } from './leave-encashment-types.ts';

/** The notice of a contract, and what became of it. */
export interface Notice {
  /** The days of notice in the contract. */
  readonly noticeDays: number;
  /** The days that were served; else they are counted from resignedOn to lastDay, or are none. */
  readonly daysServed?: number;
  /** The day on which the notice was given; it does not count itself. */
  readonly resignedOn?: IsoDate;
  /** The last day of work. */
  readonly lastDay?: IsoDate;
  /**
   * Days that the employer waived.
   * @default 0
   */
  readonly daysWaived?: number;
  /**
   * Days of leave set off against the notice.
   * @default 0
   */
  readonly leaveSetOff?: number;
}

/** A notice that was short: what is recovered for it, or paid in lieu of it. */
export interface NoticeRecoveryInput extends Notice, DailyPay, Question {
  /**
   * The pay it goes by in the contract.
   * @default gross
   */
  readonly payOn?: PaidOn;
  /**
   * The side that ended the job: an employee owes the recovery, an employer the pay in lieu, which is taxable.
   * @default employee
   */
  readonly endedBy?: 'employee' | 'employer';
  /** The sum that a new employer pays back to the employee; it is taxable salary there. */
  readonly boughtOut?: Rupees;
  /**
   * True if the employer lowers the taxable salary by the recovery.
   * @default false
   */
  readonly lowersTaxable?: boolean;
  /** The taxable income of the year before any recovery; with it the tax is counted both ways. */
  readonly taxableIncome?: Rupees;
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /** @default new */
  readonly regime?: Regime;
}

/** The tax of the year both ways. */
export interface RecoveryTax {
  /** On the full salary. */
  readonly full: Rupees;
  /** On the salary less the recovery. */
  readonly lowered: Rupees;
  readonly saving: Rupees;
  /** The one that the switch chooses. */
  readonly used: Rupees;
}

export interface NoticeRecoveryOutput extends Answer {
  readonly noticeDays: number;
  readonly daysServed: number;
  readonly daysWaived: number;
  /** The leave days that were needed, of those set off. */
  readonly leaveSetOff: number;
  readonly shortDays: number;
  readonly monthlyPay: Rupees;
  readonly dailyPay: Rupees;
  /** The sum that the employee owes. */
  readonly recovery: Rupees;
  /** The sum that the employer owes. */
  readonly payInLieu: Rupees;
  readonly boughtOut: Rupees;
  /** The recovery less what the new employer pays back. */
  readonly borneByEmployee: Rupees;
  readonly lowersTaxable: boolean;
  readonly tax: RecoveryTax | null;
}
