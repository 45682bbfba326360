import { aNumber, object, record, aString, tuple } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

export interface DepartmentPay {
  /** First raise in percent, with smaller ones later. */
  readonly growth: number;
  /** Spread within a job: standard deviation of the logarithm, in percent. */
  readonly spread: number;
  /** Mean years in such a job. */
  readonly stay: number;
  /** Share of people with variable pay, and its least and most share of pay, in percent. */
  readonly variable: readonly [have: number, least: number, most: number];
  /** "designation, starting years, lakhs a year by then", then growth and most years where they differ from the department. */
  readonly jobs: string;
}

/** Median pay of 2026 by department and designation, in a large city at a mid-sized company. */
export const payTable = demoValues('salaries')(
  'pay-table',
  record(object<DepartmentPay>({ growth: aNumber, spread: aNumber, stay: aNumber, variable: tuple(aNumber, aNumber, aNumber), jobs: aString })),
);
