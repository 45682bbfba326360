import type { Answer, Count, IsoDate, IsoMonth, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { ProvidentFundShares } from './provident-fund-types.ts';

/** Provident fund of an employee who was outside it: from which day, on what, and whether one may stay out. */
export interface PfNewlyCoveredInput extends Question {
  /** Basic pay and dearness allowance of a month, or the wages of the labour codes. */
  readonly monthlyWages: Rupees;
  /**
   * The day of the first job in an establishment of the fund; its ceiling decides who may stay out.
   * @default 2024-04-01
   */
  readonly firstJoinedOn?: IsoDate;
  /** The wages at that time; without them, those of today. */
  readonly wagesWhenJoined?: Rupees;
  /**
   * True if the establishment has 20 or more employees, and so is under the fund.
   * @default true
   */
  readonly covered?: boolean;
  /**
   * True if one stays out of the fund where the law lets one.
   * @default true
   */
  readonly staysOut?: boolean;
  /** The day of joining by choice, with staysOut false; without it, the day of the first job. */
  readonly choseFrom?: IsoDate;
  /**
   * The pay that the fund goes by once in it.
   * @default capped
   */
  readonly choice?: 'capped' | 'actual';
  /**
   * True if the lower rate of a few industries holds.
   * @default false
   */
  readonly lowerRate?: boolean;
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
}

/** The reason of being in the fund or outside it. */
export type CoverReason = 'joined-up-to-ceiling' | 'ceiling-rose' | 'by-choice' | 'above-ceiling' | 'small-establishment';

/** One month of the year. */
export interface NewlyCoveredMonth extends ProvidentFundShares {
  readonly month: IsoMonth;
  /** The days in the fund. */
  readonly days: Count;
  /** The days of the month. */
  readonly daysOfMonth: Count;
}

export interface PfNewlyCoveredOutput extends Answer {
  readonly because: CoverReason;
  /** True where one may stay outside today. */
  readonly mayStayOut: boolean;
  /** The first day in the fund, or null outside it. */
  readonly memberFrom: IsoDate | null;
  /** The first day in the pension scheme, or null outside it. */
  readonly pensionFrom: IsoDate | null;
  /** The ceiling on the day of the first job. */
  readonly ceilingWhenJoined: Rupees;
  /** The newest ceiling of the year. */
  readonly ceiling: Rupees;
  readonly financialYear: FinancialYear;
  /** April to March. */
  readonly months: readonly NewlyCoveredMonth[];
  /** The first month with contributions. */
  readonly firstMonth: NewlyCoveredMonth | null;
  /** The last month of the year, as every full month from then on. */
  readonly fullMonth: NewlyCoveredMonth | null;
  readonly yearly: ProvidentFundShares;
}
