import type { EmploymentType } from '../careers/employment-type.ts';
import type { Named } from '../named.ts';
import type { CtcStep, FreshnessDays } from './job-search.ts';
import type { Workplace } from './job.ts';

/** One thing that jobs can be narrowed by, and how many that leaves. */
export type JobOption = Named & { readonly jobsCount: number };

/** A choice of a closed list, and how many jobs that leaves. */
export interface JobChoice<Choice> {
  readonly of: Choice;
  readonly jobsCount: number;
}

/** The most options of one filter. */
export const mostJobOptions = 100;

/** All that open jobs can be narrowed by, most jobs first. */
export interface JobFilters {
  /** So many of the newest jobs were counted, where there are more; null where all were. */
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
