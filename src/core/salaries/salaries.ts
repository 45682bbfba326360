import type { CompanyPay, FairPay, JobPay, PayFilters, PayHub } from './salary-figures.ts';
import type { CompanyPaySearch, ComparedSalary, JobPaySearch } from './pay-search.ts';

/** A job that a pay is held against, without the pay: companies, jobs and places by their names in URLs. */
export interface FairQuestion {
  readonly designation: string;
  readonly city: string | null;
  readonly company: string | null;
  readonly experienceYears: number;
}

/** What jobs pay. Every figure is one that `publishableSlice` made. */
export abstract class Salaries {
  /** The pay at a company, job by job. */
  abstract ofCompany(urlName: string, search: CompanyPaySearch): Promise<CompanyPay>;
  abstract filters(urlName: string): Promise<PayFilters>;
  /** The pay of a job at a company. */
  abstract ofJob(urlName: string, designation: string, search: JobPaySearch): Promise<JobPay>;
  /** The pay of a job at all companies. */
  abstract ofDesignation(designation: string, search: JobPaySearch): Promise<JobPay>;
  /** The jobs that most people shared their pay of, everywhere or in a city or with some experience. */
  abstract hub(search: Omit<JobPaySearch, 'employment'>): Promise<PayHub>;
  /** The pay of each of up to three jobs, in their order. */
  abstract compare(jobs: readonly ComparedSalary[]): Promise<readonly JobPay[]>;
  /** What a pay is held against. */
  abstract fair(question: FairQuestion): Promise<FairPay>;
}
