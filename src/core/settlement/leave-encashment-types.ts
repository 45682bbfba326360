import type { Answer, Count, Question, Rupees } from '../calculators/answer-types.ts';
import type { GratuityInput, LengthOfService } from '../gratuity/gratuity-types.ts';

/** The pay that a contract divides into days. */
export type PaidOn = 'basic' | 'gross';

/** The monthly pay, and how a contract makes days of it. */
export interface DailyPay {
  /** Basic pay and dearness allowance of a month. */
  readonly monthlyBasic?: Rupees;
  /** The whole pay of a month. */
  readonly monthlyGross?: Rupees;
  /**
   * The days that a month of pay is divided by.
   * @default 30
   * @least 1
   * @most 31
   */
  readonly divisor?: Count;
}

/** Pay for unused leave and its tax. The service is needed unless leave is paid during it or exempt. */
export interface LeaveEncashmentInput extends DailyPay, LengthOfService, Question {
  /** The days of unused leave; halves count. */
  readonly leaveDays: number;
  /**
   * The pay it goes by in the contract.
   * @default basic
   */
  readonly payOn?: PaidOn;
  /** The sum that was received, when it is known; else it is computed. */
  readonly received?: Rupees;
  /** The average salary of the last ten months: basic pay, dearness allowance and commission on turnover; else the basic pay. */
  readonly averageMonthlySalary?: Rupees;
  /**
   * True if it is paid while the job goes on; then all of it is taxable.
   * @default false
   */
  readonly duringService?: boolean;
  /** @default private */
  readonly employer?: 'government' | 'private';
  /**
   * The reason why the service ended; after a death it is exempt for the heirs.
   * @default left
   */
  readonly reason?: GratuityInput['reason'];
  /**
   * Leave pay that was exempt in earlier years; the limit is for a lifetime.
   * @default 0
   */
  readonly exemptBefore?: Rupees;
}

/** The four limits of the exemption. */
export interface LeaveLimits {
  readonly received: Rupees;
  /** Ten months of average salary. */
  readonly tenMonths: Rupees;
  /** The value of the unused leave, of at most thirty days for each completed year. */
  readonly unusedLeave: Rupees;
  /** The rest of the lifetime limit. */
  readonly lifetime: Rupees;
}

export interface LeaveEncashmentOutput extends Answer {
  readonly leaveDays: number;
  /** The monthly pay that was divided. */
  readonly monthlyPay: Rupees;
  /** A day of it, to the paisa. */
  readonly dailyPay: Rupees;
  /** The pay for the leave. */
  readonly received: Rupees;
  readonly averageMonthlySalary: Rupees;
  readonly completedYears: Count | null;
  /** The days that count for the exemption. */
  readonly daysCounted: number | null;
  readonly lifetimeLimit: Rupees;
  /** Null where all of it is taxable, or all of it exempt. */
  readonly limits: LeaveLimits | null;
  readonly because: 'limits' | 'during-service' | 'government' | 'death';
  readonly exempt: Rupees;
  readonly taxable: Rupees;
}
