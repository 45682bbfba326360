import type { CompanyPay, FairPay, JobPay, PayFilters, PayHub } from './salary-figures.ts';
import type { CompanyPaySearch, ComparedSalary, JobPaySearch } from './pay-search.ts';

/** Job to compare a pay with, by URL names and without the pay itself. */
export interface FairQuestion {
  readonly designation: string;
  readonly city: string | null;
  readonly company: string | null;
  readonly experienceYears: number;
}

/** Only figures made by `publishableSlice`. */
export abstract class Salaries {
  abstract ofCompany(urlName: string, search: CompanyPaySearch): Promise<CompanyPay>;
  abstract filters(urlName: string): Promise<PayFilters>;
  abstract ofJob(urlName: string, designation: string, search: JobPaySearch): Promise<JobPay>;
  abstract ofDesignation(designation: string, search: JobPaySearch): Promise<JobPay>;
  abstract hub(search: Omit<JobPaySearch, 'employment'>): Promise<PayHub>;
  abstract compare(jobs: readonly ComparedSalary[]): Promise<readonly JobPay[]>;
  abstract fair(question: FairQuestion): Promise<FairPay>;
}
