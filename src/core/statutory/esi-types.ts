import type { Answer, Count, IsoMonth, Question, Rupees } from '../calculators/answer-types.ts';

/** The wages of one month. */
export interface MonthlyWages {
  readonly month: IsoMonth;
  readonly wages: Rupees;
}

/** Employees' State Insurance for one month, or for a list of months with its contribution periods. */
export interface EsiInput extends Question {
  /** The wages of the month; from 21 November 2025 by the labour codes. Leave it out when months are given. */
  readonly monthlyWages?: Rupees;
  /**
   * The month of these wages.
   * @default 2026-04
   */
  readonly month?: IsoMonth;
  /** The wages in the first month of the contribution period (April or October), when they were others. */
  readonly wagesAtPeriodStart?: Rupees;
  /** Several months, in any order, instead of one. */
  readonly months?: readonly MonthlyWages[];
  /**
   * A disability raises the ceiling.
   * @default false
   */
  readonly disability?: boolean;
  /**
   * The days a month's wages are divided by for the average daily wage.
   * @default 26
   * @least 1
   * @most 31
   */
  readonly daysInMonth?: Count;
}

/** The contributions of one month. */
export interface EsiMonth {
  readonly month: IsoMonth;
  /** The first and the last month of the contribution period. */
  readonly period: readonly [IsoMonth, IsoMonth];
  readonly wages: Rupees;
  readonly covered: boolean;
  readonly employee: Rupees;
  readonly employer: Rupees;
}

export interface EsiOutput extends Answer {
  /** Whether the last month asked about is covered. */
  readonly covered: boolean;
  /** The sum of the months asked about. */
  readonly employee: Rupees;
  readonly employer: Rupees;
  readonly months: readonly EsiMonth[];
}
