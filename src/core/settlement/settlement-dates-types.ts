import type { Answer, Count, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

/** The days on which the establishment does not work. */
export interface WorkingWeek {
  /**
   * The weekly days off.
   * @default saturday and sunday
   */
  readonly weeklyOff?: readonly Weekday[];
  /** Holidays of the establishment. */
  readonly holidays?: readonly IsoDate[];
}

/** The reason why a job ends; dismissed and retrenched are the employer's doing. */
export type LeavingReason = 'left' | 'retired' | 'death' | 'disablement' | 'term-ended' | 'dismissed' | 'retrenched';

/** The days on which the parts of a final settlement are due. */
export interface SettlementDatesInput extends WorkingWeek, Question {
  /** The last day of work. */
  readonly lastDay: IsoDate;
  /** @default left */
  readonly reason?: LeavingReason;
  /** The day on which the notice was given. */
  readonly resignedOn?: IsoDate;
  /**
   * The days of notice in the contract.
   * @default 0
   */
  readonly noticeDays?: Count;
  /** The day on which the last wages were paid; without it lateness runs to today, when that is given. */
  readonly wagesPaidOn?: IsoDate;
  /** The day on which gratuity was paid; without it lateness runs to today, when that is given. */
  readonly gratuityPaidOn?: IsoDate;
  /** The gratuity, for the interest on it when it is late. */
  readonly gratuity?: Rupees;
  /** The rate of interest on late gratuity; else the rate that was notified. */
  readonly gratuityInterestPercent?: Percent;
}

export interface SettlementDatesOutput extends Answer {
  readonly lastDay: IsoDate;
  /** The day on which a notice given on resignedOn ends. */
  readonly noticeEndsOn: IsoDate | null;
  /** The working days that the wages may take, the last of them the day on which they are due. */
  readonly workingDays: readonly IsoDate[];
  /** Null where the older law named no day for this reason. */
  readonly wagesDueOn: IsoDate | null;
  readonly gratuityDueOn: IsoDate;
  /** The bonus of the accounting year in which the job ended; the year is taken to end on 31 March. */
  readonly bonusDueOn: IsoDate;
  /** The bonus of the accounting year before, where it was not paid yet. */
  readonly earlierBonusDueOn: IsoDate;
  /** The money of the re-skilling fund, after a retrenchment. */
  readonly reskillingFundDueOn: IsoDate | null;
  /** Days after the due day, until it was paid or until today; null where neither is known. */
  readonly wagesDaysLate: Count | null;
  readonly gratuityDaysLate: Count | null;
  /** Simple interest on late gratuity from the last day on; null without an amount or a day. */
  readonly gratuityInterest: Rupees | null;
}
