import { employmentTypes, type EmploymentType } from '../careers/employment-type.ts';
import { workplaces, type Workplace } from './job.ts';

/**
 * The orders of a list of jobs: newest first, highest pay of the advertisement first, best rated company first. One with signs of a scam
 * counts as one that says no pay, so that what it promises lifts it above nobody (F-25).
 */
export const jobSorts = ['newest', 'pay', 'rating'] as const;
export type JobSort = (typeof jobSorts)[number];

/** The days back to which jobs can be narrowed. */
export const freshnessDays = [1, 3, 7, 15, 30] as const;
export type FreshnessDays = (typeof freshnessDays)[number];

/** The steps of pay by which jobs can be narrowed, in lakh rupees a year, from and up to. */
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

/** The highest number of years of experience that can be asked for, the longest words, and the most picks of one filter. */
export const mostJobExperience = 40;
export const longestJobWords = 80;
export const mostJobPicks = 10;

/** What jobs are narrowed by, and their order. Lists hold names in URLs; an empty one does not filter. */
export interface JobSearch {
  /** Companies. */
  readonly company_name: readonly string[];
  /** Job titles of our list. */
  readonly job_profile: readonly string[];
  /** Words of the title as the employer wrote it. */
  readonly designation: string;
  /** Words anywhere: in the title, the company, the skills or the description. */
  readonly k: string;
  /** The years one has: jobs that ask for more or for fewer are left out. */
  readonly experience: number | null;
  readonly freshness: FreshnessDays | null;
  /** Cities. */
  readonly location: readonly string[];
  readonly employment: readonly EmploymentType[];
  readonly workplace: readonly Workplace[];
  readonly ctc: readonly CtcStep[];
  readonly industry: readonly string[];
  /** The job that a link led to: it comes first. */
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

/** Whose jobs a list shows: all, or those of one company, of one job title or of one skill. */
export type JobScope = { readonly of: 'all' } | { readonly of: 'company' | 'designation' | 'skill'; readonly urlName: string };

/** Tells what was typed of signs alone, which no job has: %, or stars. */
export const hasNoWord = (typed: string): boolean => typed !== '' && !/[\p{L}\p{N}]/u.test(typed);

export const allJobs: JobScope = { of: 'all' };

/** The choices of a filter that are closed lists. */
export const jobChoices = { employment: employmentTypes, workplace: workplaces, ctc: ctcStepNames } as const;
