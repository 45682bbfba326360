import type { Answer, IsoMonth, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';

/** Labour welfare fund of a financial year, for an employee whom the fund of the state covers. */
export interface LabourWelfareFundInput extends Question {
  readonly state: State;
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /** The wages of a month; they count in Haryana, where without them the limit is taken. */
  readonly monthlyWages?: Rupees;
}

/** The contributions of both sides in one month. */
export interface WelfareFundMonth {
  readonly month: IsoMonth;
  readonly employee: Rupees;
  readonly employer: Rupees;
}

export interface LabourWelfareFundOutput extends Answer {
  readonly state: State;
  readonly financialYear: FinancialYear;
  readonly employee: Rupees;
  readonly employer: Rupees;
  /** Only the months in which something is due. */
  readonly months: readonly WelfareFundMonth[];
}
