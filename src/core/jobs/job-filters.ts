import type { EmploymentType } from '../careers/employment-type.ts';
import type { Named } from '../named.ts';
import type { CtcStep, FreshnessDays } from './job-search.ts';
import type { Workplace } from './job.ts';

export type JobOption = Named & { readonly jobsCount: number };

export interface JobChoice<Choice> {
  readonly of: Choice;
  readonly jobsCount: number;
}

export const mostJobOptions = 100;

/** Filters of open jobs, most jobs first. */
export interface JobFilters {
  /** Newest jobs counted if there are more; null if all were. */
  readonly amongNewest: number | null;
  readonly jobsCount: number;
  readonly companies: readonly JobOption[];
  readonly designations: readonly JobOption[];
  readonly skills: readonly JobOption[];
  readonly cities: readonly JobOption[];
  readonly industries: readonly JobOption[];
  readonly employments: readonly JobChoice<EmploymentType>[];
  readonly workplaces: readonly JobChoice<Workplace>[];
  readonly ctcs: readonly JobChoice<CtcStep>[];
  readonly freshnesses: readonly JobChoice<FreshnessDays>[];
}
