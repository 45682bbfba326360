import { aNumber, object, record, aString, tuple } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** How a department is paid, and each of its jobs. */
export interface DepartmentPay {
  /** The raise of the first year, in percent; later ones are smaller. */
  readonly growth: number;
  /** How far people in the same job are apart: the standard deviation of the logarithm, in percent. */
  readonly spread: number;
  /** The years for which people stay in such a job, in the mean. */
  readonly stay: number;
  /** The share of people who have a variable part, and how much of their pay it is, all in percent. */
  readonly variable: readonly [have: number, least: number, most: number];
  /** "designation, years at which people begin in it, lakhs a year by then", and where it is not as in the department the growth and the most years. */
  readonly jobs: string;
}

/** The median pay of 2026 by department and designation, in a large city and at a company of middling size that pays like most. */
export const payTable = demoValues('salaries')(
  'pay-table',
  record(object<DepartmentPay>({ growth: aNumber, spread: aNumber, stay: aNumber, variable: tuple(aNumber, aNumber, aNumber), jobs: aString })),
);
