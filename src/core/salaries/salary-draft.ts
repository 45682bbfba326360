import type { ContributionState } from '../contributions/contribution-state.ts';
import type { OwnFacts } from '../contributions/own-contributions.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { CheckIn } from './check-in.ts';
import type { Currency, StockKind, VestingPeriod } from './salary.ts';

export interface StockDetail {
  readonly stockType: StockKind;
  /** Null for people unaware of it. */
  readonly vestingPeriod: VestingPeriod | null;
  readonly amount: number;
}

/** Contributed salary in whole thousands a year of its currency. */
export interface SalaryDraft {
  readonly designationId: number;
  readonly cityId: number;
  /** Whole years, where 0 is a fresher. */
  readonly experienceYears: number;
  readonly employment: EmploymentKind;
  readonly isCurrent: boolean;
  readonly currency: Currency;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: StockDetail | null;
}

/** Visible only to the signing key. */
export interface OwnSalary extends SalaryDraft, OwnFacts {
  readonly salaryId: string;
  readonly designation: string;
  readonly department: string;
  readonly city: string;
  readonly state: Extract<ContributionState, 'submitted' | 'live'>;
  readonly checkIn: CheckIn | null;
}

/** Fields a salary cannot be without, as the form names them. */
type MandatoryField = 'company' | 'designation' | 'city' | 'experience' | 'fixed';

export interface SalaryForm {
  readonly company: unknown;
  readonly designationId: number | null;
  readonly cityId: number | null;
  readonly experienceYears: number | null;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: StockDetail | null;
}

export type SalaryProblems = Readonly<Partial<Record<MandatoryField | 'stock', 'missing'>>>;

/** Shared rule requiring the mandatory fields, and an amount for named stock. */
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

const usualVesting = 4;

/** Yearly value of listed shares (RSUs) over vesting. Options count as nothing until sellable. */
export const yearlyStock = ({ stock }: Pick<SalaryDraft, 'stock'>): number =>
  stock?.stockType === 'rsus' ? Math.round(stock.amount / (stock.vestingPeriod ?? usualVesting)) : 0;

/** Comparable yearly pay, made of fixed, variable and a year of listed stock. */
export const yearlyPay = (draft: Pick<SalaryDraft, 'fixed' | 'variable' | 'stock'>): number => draft.fixed + draft.variable + yearlyStock(draft);
