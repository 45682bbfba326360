import { Failure } from '../failure.ts';
import type { Page } from '../page.ts';
import type { JobFilters } from './job-filters.ts';
import type { JobScope, JobSearch } from './job-search.ts';
import type { Job, JobDetails } from './job.ts';

/** Page with the total, counted up to a limit. */
export interface JobPage extends Page<Job> {
  readonly jobsCount: number;
}

/** Counts beyond read “10,000+”; options use as many of the newest jobs. */
export const mostCountedJobs = 10_000;

export interface WayToApply {
  readonly applyUrl: string;
  readonly site: string;
}

/** Error code for applying to a closed job. */
export const jobClosed = 'JOB_CLOSED';
/** Error code until a reader accepts a job's scam signs. */
export const notConfirmed = 'NOT_CONFIRMED';

export const signsNotKnown = (): Failure =>
  new Failure('conflict', 'This job has signs of a scam. Say that you have seen them, and ask again.', { code: notConfirmed });

export abstract class Jobs {
  abstract list(scope: JobScope, search: JobSearch, after?: string | null, pageSize?: number): Promise<JobPage>;
  /** Counts each filter group as if nothing in it were chosen. */
  abstract filters(scope: JobScope, search: JobSearch): Promise<JobFilters>;
  /** Closed jobs are found, too. */
  abstract one(jobId: string): Promise<JobDetails>;
  /** Requires accepting scam signs, and records nothing of who asked. */
  abstract wayToApply(jobId: string, knowsSigns: boolean): Promise<WayToApply>;
}
