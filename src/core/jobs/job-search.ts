import { employmentTypes, type EmploymentType } from '../careers/employment-type.ts';
import { workplaces, type Workplace } from './job.ts';

/** Sort orders; jobs with scam signs rank as if no pay were stated (F-25). */
export const jobSorts = ['newest', 'pay', 'rating'] as const;
export type JobSort = (typeof jobSorts)[number];

/** Maximum age in days as a filter. */
export const freshnessDays = [1, 3, 7, 15, 30] as const;
export type FreshnessDays = (typeof freshnessDays)[number];

/** Pay filters in lakh rupees a year. */
export const ctcSteps = {
  '0-3': [0, 3],
  '3-6': [3, 6],
  '6-10': [6, 10],
  '10-15': [10, 15],
  '15-25': [15, 25],
  '25-50': [25, 50],
  '50-100': [50, 100],
  '100+': [100, null],
} as const;
export type CtcStep = keyof typeof ctcSteps;
const isCtcStep = (value: string): value is CtcStep => Object.hasOwn(ctcSteps, value);
export const ctcStepNames = Object.keys(ctcSteps).filter(isCtcStep);

/** Limits for years of experience, words and picks per filter. */
export const mostJobExperience = 40;
export const longestJobWords = 80;
export const mostJobPicks = 10;

/** Filters by url name and order; empty lists do not filter. */
export interface JobSearch {
  readonly company_name: readonly string[];
  readonly job_profile: readonly string[];
  /** Title words as the employer wrote them. */
  readonly designation: string;
  /** Words in title, company, skills or description. */
  readonly k: string;
  /** Reader's years; jobs asking for more or fewer are excluded. */
  readonly experience: number | null;
  readonly freshness: FreshnessDays | null;
  readonly location: readonly string[];
  readonly employment: readonly EmploymentType[];
  readonly workplace: readonly Workplace[];
  readonly ctc: readonly CtcStep[];
  readonly industry: readonly string[];
  /** Job a link led to, listed first. */
  readonly rid: string | null;
  readonly sort: JobSort;
}

export const everyJob: JobSearch = {
  company_name: [],
  job_profile: [],
  designation: '',
  k: '',
  experience: null,
  freshness: null,
  location: [],
  employment: [],
  workplace: [],
  ctc: [],
  industry: [],
  rid: null,
  sort: 'newest',
};

/** All jobs, or those of one company, title or skill. */
export type JobScope = { readonly of: 'all' } | { readonly of: 'company' | 'designation' | 'skill'; readonly urlName: string };

/** Detects input of signs alone, which no job matches. */
export const hasNoWord = (typed: string): boolean => typed !== '' && !/[\p{L}\p{N}]/u.test(typed);

export const allJobs: JobScope = { of: 'all' };

export const jobChoices = { employment: employmentTypes, workplace: workplaces, ctc: ctcStepNames } as const;
