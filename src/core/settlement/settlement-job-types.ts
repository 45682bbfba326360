import type { Count, IsoDate, Percent, Rupees } from '../calculators/answer-types.ts';
import type { LeavingReason } from './settlement-dates-types.ts';
import type { PaidOn } from './leave-encashment-types.ts';

/** The job that ends: its length, its pay, and the reason. Give joinedOn, or years and months. */
export interface EndedJob {
  /** The last day of work; its tax year is the one that is counted. */
  readonly lastDay: IsoDate;
  /** The first day of work. */
  readonly joinedOn?: IsoDate;
  /** Full years, instead of joinedOn. */
  readonly years?: Count;
  /** @default 0 */
  readonly months?: Count;
  /** @default 0 */
  readonly days?: Count;
  /** @default left */
  readonly reason?: LeavingReason;
  /** The whole pay of a month. */
  readonly monthlyGross: Rupees;
  /**
   * Basic pay and dearness allowance of a month.
   * @default half of monthlyGross
   */
  readonly monthlyBasic?: Rupees;
  /**
   * True to count gratuity, statutory bonus and retrenchment pay on wages by the labour codes, at least half of gross.
   * @default true
   */
  readonly codeWages?: boolean;
  /** @default permanent */
  readonly employment?: 'permanent' | 'fixed-term';
  /** @default private */
  readonly employer?: 'government' | 'private';
  /**
   * True if the establishment is covered by the law on gratuity: ten or more employees.
   * @default true
   */
  readonly covered?: boolean;
  /**
   * True if the law counts the employee as a worker; only workers get retrenchment pay.
   * @default true
   */
  readonly worker?: boolean;
}

/** The pay that is still owed for work. */
export interface OwedPay {
  /** The paid days of the last month; else its calendar days up to the last day, less daysWithoutPay. */
  readonly daysPaid?: number;
  /** @default 0 */
  readonly daysWithoutPay?: number;
  /**
   * The days that the pay of the last month is divided by.
   * @default the days of that month
   * @least 1
   * @most 31
   */
  readonly monthDivisor?: Count;
  /**
   * Salary of earlier months that was not paid.
   * @default 0
   */
  readonly unpaidSalary?: Rupees;
  /**
   * Days of unused leave, before any is set off against the notice.
   * @default 0
   */
  readonly leaveDays?: number;
  /** @default basic */
  readonly leavePayOn?: PaidOn;
  /**
   * @default 30
   * @least 1
   * @most 31
   */
  readonly leaveDivisor?: Count;
  /** The average of the last ten months for the exemption of leave pay; else the basic pay. */
  readonly averageMonthlySalary?: Rupees;
  /** @default 0 */
  readonly leaveExemptBefore?: Rupees;
  /** The gratuity that is paid, when it is another sum than that of the law. */
  readonly gratuityPaid?: Rupees;
  /** @default 0 */
  readonly gratuityExemptBefore?: Rupees;
  /** The average of the last ten months for gratuity, in an establishment that is not covered. */
  readonly averageMonthlyWages?: Rupees;
  readonly daysWorkedInFifthYear?: Count;
  /** @default 6 */
  readonly workingWeek?: 5 | 6;
  /**
   * The bonus that the contract promises for this year; the higher of it and the statutory bonus counts.
   * @default 0
   */
  readonly contractBonus?: Rupees;
  /**
   * True if the statutory bonus of this year is paid with the settlement, where one is owed.
   * @default true
   */
  readonly statutoryBonus?: boolean;
  /** The rate of the statutory bonus; else the least. */
  readonly bonusPercent?: Percent;
  /** Months worked in the accounting year; else counted from April, or from the first day. */
  readonly bonusMonths?: number;
  /** @default 0 */
  readonly minimumWage?: Rupees;
  /**
   * Variable pay of a full year; its share is counted by days of the tax year.
   * @default 0
   */
  readonly annualVariable?: Rupees;
  /**
   * The part of the variable pay that is paid out.
   * @default 100
   */
  readonly variablePayoutPercent?: Percent;
  /** Days of the tax year that count for the variable share; else those up to the last day. */
  readonly variableDays?: Count;
  /**
   * Other taxable payments, such as the bonus of an earlier year.
   * @default 0
   */
  readonly otherPayments?: Rupees;
  /**
   * Expenses that are paid back; not taxable.
   * @default 0
   */
  readonly reimbursements?: Rupees;
  /** The average wages of three months, for retrenchment pay; else the wages of gratuity. */
  readonly retrenchmentWages?: Rupees;
  /** The retrenchment pay that is paid, when it is another sum than that of the law. */
  readonly retrenchmentPaid?: Rupees;
  /**
   * @default 30
   * @least 1
   * @most 31
   */
  readonly retrenchmentDivisor?: Count;
}

/** The notice, and what has to be given back. */
export interface OwedBack {
  /**
   * The days of notice in the contract.
   * @default 0, or a month after a retrenchment
   */
  readonly noticeDays?: number;
  /** The days that were served; else counted from resignedOn, or none. */
  readonly daysServed?: number;
  readonly resignedOn?: IsoDate;
  /** @default 0 */
  readonly daysWaived?: number;
  /** @default 0 */
  readonly leaveSetOff?: number;
  /** @default gross */
  readonly noticePayOn?: PaidOn;
  /**
   * @default 30
   * @least 1
   * @most 31
   */
  readonly noticeDivisor?: Count;
  /**
   * The sum that a new employer pays back for the notice.
   * @default 0
   */
  readonly boughtOut?: Rupees;
  /**
   * True if your employer lowers taxable salary by the recovery; both results are given.
   * @default false
   */
  readonly lowersTaxable?: boolean;
  /**
   * Loans and advances to be repaid.
   * @default 0
   */
  readonly loans?: Rupees;
  /**
   * The sum asked for under a bond.
   * @default 0
   */
  readonly bond?: Rupees;
  /** @default 0 */
  readonly otherRecoveries?: Rupees;
}
