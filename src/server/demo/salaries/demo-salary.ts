import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { StockDetail } from '#core/salaries/salary-draft.ts';

export interface DemoSalary {
  readonly salaryId: string;
  /** Stand-in for an author: 32 random bytes, in base64url. */
  readonly authorRef: string;
  readonly department: string;
  readonly designation: string;
  /** URL name. */
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
