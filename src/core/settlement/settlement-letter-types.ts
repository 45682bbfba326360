import type { Answer, Citation, Count, IsoDate, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinalSettlementInput, FinalSettlementOutput } from './final-settlement-types.ts';

/** The facts of a letter to an employer: dates, amounts and rules, without words. */
export interface SettlementLetterInput extends Question {
  /** The letter: the settlement is late, or the employee was made to leave and did not resign. */
  readonly kind: 'late' | 'not-resigned';
  /** The day of the letter; lateness runs up to it. */
  readonly letterOn: IsoDate;
  /** The settlement it is about; in a letter of someone made to leave, left counts as retrenched. */
  readonly settlement: FinalSettlementInput;
  /**
   * The sum that was paid already.
   * @default 0
   */
  readonly received?: Rupees;
  /** The day on which the employer demanded that the employee leave. */
  readonly notifiedOn?: IsoDate;
  /**
   * The days that the letter gives for an answer.
   * @default 15
   */
  readonly replyWithinDays?: Count;
}

/** One sum that the letter asks for or admits, with the day on which it was due. */
export interface LetterSum {
  readonly id: string;
  readonly amount: Rupees;
  /** Null where the law names no day. */
  readonly dueOn: IsoDate | null;
  readonly daysLate: Count | null;
  readonly rule?: Citation;
}

/** One rule that the letter names. */
export interface LetterLaw {
  readonly id:
    | 'wages-due'
    | 'gratuity-due'
    | 'gratuity-interest'
    | 'bonus-due'
    | 'wage-claim'
    | 'deduction-limit'
    | 'service-certificate'
    | 'retrenchment'
    | 'dismissal-dispute';
  readonly rule: Citation;
}

export interface SettlementLetterOutput extends Answer {
  readonly kind: 'late' | 'not-resigned';
  readonly letterOn: IsoDate;
  readonly replyBy: IsoDate;
  readonly lastDay: IsoDate;
  readonly notifiedOn: IsoDate | null;
  /** The sums that the employer owes, without those of nothing. */
  readonly owed: readonly LetterSum[];
  /** The sums that are taken off. */
  readonly takenOff: readonly LetterSum[];
  readonly net: SignedRupees;
  readonly received: Rupees;
  readonly outstanding: Rupees;
  readonly gratuityInterest: Rupees;
  /** The outstanding sum with the interest. */
  readonly claimed: Rupees;
  /** True once the day for the wages has passed with something outstanding. */
  readonly isLate: boolean;
  readonly wagesDueOn: IsoDate | null;
  readonly wagesDaysLate: Count | null;
  readonly gratuityDueOn: IsoDate;
  readonly gratuityDaysLate: Count | null;
  /** The last day for a claim of wages before the authority. */
  readonly claimUntil: IsoDate;
  /** The most that the authority may add. */
  readonly mostCompensation: Rupees;
  /** The last day on which a worker may contest the end of the job; null in the letter about lateness. */
  readonly disputeUntil: IsoDate | null;
  /** Days of notice that were owed and not given; null in the letter about lateness. */
  readonly noticeDaysOwed: number | null;
  /** The net sum beyond that of a resignation with its notice served; null in the letter about lateness. */
  readonly beyondResignation: SignedRupees | null;
  readonly reskillingFund: Rupees;
  readonly reskillingFundDueOn: IsoDate | null;
  readonly laws: readonly LetterLaw[];
  readonly settlement: FinalSettlementOutput;
}
