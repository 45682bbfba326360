import type { Answer, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';

/** The bonus that the law makes an employer pay for an accounting year. */
export interface StatutoryBonusInput extends Question {
  /** The wage of a month: basic pay and dearness allowance, or wages by the labour codes. */
  readonly monthlyWages: Rupees;
  /**
   * The months worked in the accounting year; parts of months count.
   * @default 12
   * @most 12
   */
  readonly monthsWorked?: number;
  /** The days worked in the year, when they are known; fewer than thirty give nothing. Else thirty for each month. */
  readonly daysWorked?: number;
  /**
   * The minimum wage of a month for this work.
   * @default 0
   */
  readonly minimumWage?: Rupees;
  /** The employer's rate within the law's least and most. Without it, the least: 8⅓ per cent. */
  readonly percent?: Percent;
  /**
   * True if the employee was dismissed for fraud, violence, theft or sexual harassment, and loses the bonus.
   * @default false
   */
  readonly disqualified?: boolean;
  /**
   * The accounting year.
   * @default 2026-27
   */
  readonly financialYear?: FinancialYear;
  /** The day on which the job ended, whose rules then count. */
  readonly lastDay?: IsoDate;
}

export interface StatutoryBonusOutput extends Answer {
  readonly eligible: boolean;
  readonly because: 'due' | 'wage-above-limit' | 'too-few-days' | 'disqualified';
  /** The wage up to which a bonus is owed. */
  readonly wageLimit: Rupees;
  /** The notified amount or the minimum wage, whichever is higher. */
  readonly countedLimit: Rupees;
  /** The wage of a month that counts. */
  readonly countedWage: Rupees;
  readonly monthsWorked: number;
  /** The rate, to two decimals: 8⅓ is 8.33. */
  readonly percent: Percent;
  readonly amount: Rupees;
  /** The bonus at the highest rate of the law. */
  readonly mostAmount: Rupees;
  readonly dueOn: IsoDate;
}
