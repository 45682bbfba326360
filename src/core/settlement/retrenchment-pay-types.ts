import type { Answer, Count, Question, Rupees } from '../calculators/answer-types.ts';
import type { LengthOfService } from '../gratuity/gratuity-types.ts';

/** The pay of a worker whose job the employer ended without a fault: for each completed year. */
export interface RetrenchmentPayInput extends LengthOfService, Question {
  /** The average wages of the last three months, by the labour codes. */
  readonly averageMonthlyWages: Rupees;
  /**
   * True if the law counts the employee as a worker: no manager, and no supervisor above a low wage.
   * @default true
   */
  readonly worker?: boolean;
  /**
   * The days that a month of wages is divided by. The Supreme Court takes half a month for fifteen days.
   * @default 30
   * @least 1
   * @most 31
   */
  readonly divisor?: Count;
  /** The sum that was paid, when it is known; else the sum of the law. */
  readonly received?: Rupees;
}

export interface RetrenchmentPayOutput extends Answer {
  readonly eligible: boolean;
  readonly because: 'due' | 'not-a-worker' | 'under-one-year';
  /** Years that count; a part above six months is a year. */
  readonly yearsCounted: Count;
  /** The sum that the law makes the employer pay. */
  readonly amount: Rupees;
  readonly received: Rupees;
  readonly taxLimit: Rupees;
  readonly exempt: Rupees;
  readonly taxable: Rupees;
  /** The money that comes through the re-skilling fund, beside the settlement. */
  readonly reskillingFund: Rupees;
}
