import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { StockDetail } from '#core/salaries/salary-draft.ts';

/** A made-up salary at a company that does not exist. Amounts are whole thousands a year. */
export interface DemoSalary {
  readonly salaryId: string;
  /** The stand-in for its author: 32 random bytes, in base64url. */
  readonly authorRef: string;
  /** Department and designation as the reference lists call them. */
  readonly department: string;
  readonly designation: string;
  /** The url name of the city. */
  readonly city: string;
  readonly experienceYears: number;
  readonly employment: EmploymentKind;
  readonly isCurrent: boolean;
  readonly currency: Currency;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: StockDetail | null;
  readonly weeksAgo: number;
}
