import { Failure } from '../failure.ts';
import type { Page } from '../page.ts';
import type { JobFilters } from './job-filters.ts';
import type { JobScope, JobSearch } from './job-search.ts';
import type { Job, JobDetails } from './job.ts';

/** A page of jobs, and how many there are in all that answer the search, up to a limit. */
export interface JobPage extends Page<Job> {
  readonly jobsCount: number;
}

/** Counting the jobs of a search ends here: more are “10,000+”. Options are counted among as many of the newest. */
export const mostCountedJobs = 10_000;

/** The way to apply for a job that is open. */
export interface WayToApply {
  /** The page of the employer. */
  readonly applyUrl: string;
  /** Its site, as a person reads it. */
  readonly site: string;
}

/** The code of what refuses an application for a job that was closed. */
export const jobClosed = 'JOB_CLOSED';
/** The code of what refuses the way to a job with signs of a scam to those who do not say that they know them. */
export const notConfirmed = 'NOT_CONFIRMED';

export const signsNotKnown = (): Failure =>
  new Failure('conflict', 'This job has signs of a scam. Say that you have seen them, and ask again.', { code: notConfirmed });

/** Open jobs, as employers advertise them, with what this product knows beside. */
export abstract class Jobs {
  /** One page of the jobs of a scope that answer a search; `after` is the `next` of the page before. */
  abstract list(scope: JobScope, search: JobSearch, after?: string | null, pageSize?: number): Promise<JobPage>;
  /** What the jobs of a scope can be narrowed by beside a search: each group is counted as if nothing were chosen in it. */
  abstract filters(scope: JobScope, search: JobSearch): Promise<JobFilters>;
  /** One job; a closed one is found, too. */
  abstract one(jobId: string): Promise<JobDetails>;
  /** Where to apply, of a job with signs of a scam only to those who know them. Nothing of who asked is written anywhere. */
  abstract wayToApply(jobId: string, knowsSigns: boolean): Promise<WayToApply>;
}
