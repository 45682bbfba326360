import type { ContributionState } from '../contributions/contribution-state.ts';
import type { OwnFacts } from '../contributions/own-contributions.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { CheckIn } from './check-in.ts';
import type { Currency, StockKind, VestingPeriod } from './salary.ts';

/** The stock that comes with a job: the whole grant, as it was said. */
export interface StockDetail {
  readonly stockType: StockKind;
  /** Over how many years it vests; null for who is not aware. */
  readonly vestingPeriod: VestingPeriod | null;
  readonly amount: number;
}

/** A salary as it is contributed. Amounts are whole thousands a year, in its currency. */
export interface SalaryDraft {
  readonly designationId: number;
  readonly cityId: number;
  /** Whole years; 0 is a fresher. */
  readonly experienceYears: number;
  readonly employment: EmploymentKind;
  /** Whether it is what they earn now. */
  readonly isCurrent: boolean;
  readonly currency: Currency;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: StockDetail | null;
}

/** A salary as the key that signed it sees it. */
export interface OwnSalary extends SalaryDraft, OwnFacts {
  readonly salaryId: string;
  readonly designation: string;
  readonly department: string;
  readonly city: string;
  readonly state: Extract<ContributionState, 'submitted' | 'live'>;
  /** What became of the pay of a year, as it was shared last. */
  readonly checkIn: CheckIn | null;
}

/** The fields that a salary cannot be without, as the form has them. */
type MandatoryField = 'company' | 'designation' | 'city' | 'experience' | 'fixed';

/** A salary as it is filled in: what is not said yet is null. */
export interface SalaryForm {
  readonly company: unknown;
  readonly designationId: number | null;
  readonly cityId: number | null;
  readonly experienceYears: number | null;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: StockDetail | null;
}

/** What is to be put right in a salary, by field. */
export type SalaryProblems = Readonly<Partial<Record<MandatoryField | 'stock', 'missing'>>>;

/** The rule of both sides: who, what, where, since when and how much; stock that is named has an amount. */
export function salaryProblems({ company, designationId, cityId, experienceYears, fixed, stock }: SalaryForm): SalaryProblems {
  return {
    ...(company === null && { company: 'missing' as const }),
    ...(designationId === null && { designation: 'missing' as const }),
    ...(cityId === null && { city: 'missing' as const }),
    ...(experienceYears === null && { experience: 'missing' as const }),
    ...(fixed <= 0 && { fixed: 'missing' as const }),
    ...(stock !== null && stock.amount <= 0 && { stock: 'missing' as const }),
  };
}

/** The years over which stock is spread where nobody is aware of them. */
const usualVesting = 4;

/** What of stock counts as pay, in a year: units of listed shares (RSUs) over the years in which they vest. Options and the like are worth nothing until they can be sold. */
export const yearlyStock = ({ stock }: Pick<SalaryDraft, 'stock'>): number =>
  stock?.stockType === 'rsus' ? Math.round(stock.amount / (stock.vestingPeriod ?? usualVesting)) : 0;

/** The pay of a year that is compared with others: fixed, variable and a year of listed stock. */
export const yearlyPay = (draft: Pick<SalaryDraft, 'fixed' | 'variable' | 'stock'>): number => draft.fixed + draft.variable + yearlyStock(draft);
