import type { Answer, Count, IsoDate, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';

/** When the tax on shares of an eligible start-up is due. */
export interface EsopDeferralInput extends Question {
  /** The day on which the shares were allotted. */
  readonly allottedOn: IsoDate;
  /** The day of the sale of the shares. */
  readonly soldOn?: IsoDate;
  /** The last day with the employer. */
  readonly leftOn?: IsoDate;
  /**
   * True if DPIIT has recognised the company.
   * @default true
   */
  readonly recognised?: boolean;
  /**
   * True if the Inter-Ministerial Board has certified it.
   * @default true
   */
  readonly certified?: boolean;
  /** The day on which the company was set up. */
  readonly incorporatedOn?: IsoDate;
  /** The turnover of the company in the year. */
  readonly turnover?: Rupees;
  /** The tax that waits: that of esopExercise in the year of the allotment. */
  readonly tax?: Rupees;
}

/** The events that end the wait. */
export type DeferralEnd = 'window' | 'sale' | 'leaving';

/** Conditions of an eligible start-up. */
export type StartUpCondition = 'not-recognised' | 'not-certified' | 'set-up-too-early' | 'set-up-too-late' | 'turnover-too-high';

/** An event and the day by which it makes the tax due. */
export interface DeferralEvent {
  readonly event: DeferralEnd;
  readonly on: IsoDate;
  readonly dueOn: IsoDate;
}

export interface EsopDeferralOutput extends Answer {
  readonly eligible: boolean;
  /** The conditions that are not met. */
  readonly because: readonly StartUpCondition[];
  /** The financial year whose rates hold, that of the allotment: 2026-27. */
  readonly ratesOf: string;
  /** The last day of the wait, without an earlier event. */
  readonly windowEndsOn: IsoDate;
  /** All events, earliest first. */
  readonly events: readonly DeferralEvent[];
  /** The event that comes first; null where the company is not eligible. */
  readonly event: DeferralEnd | null;
  readonly eventOn: IsoDate | null;
  /** The last day for the tax; null where it is taken at once. */
  readonly dueOn: IsoDate | null;
  readonly daysToPay: Count;
  /** The days from today to the last day for the tax. */
  readonly daysLeft: SignedRupees | null;
  readonly tax: Rupees | null;
}
