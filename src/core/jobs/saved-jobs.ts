import { Failure } from '../failure.ts';
import type { Page } from '../page.ts';
import type { JobOutcome } from '../careers/job-outcome.ts';
import type { Job } from './job.ts';

export const mostSavedJobs = 500;

export interface SavedJob {
  readonly job: Job;
  /** Day saved, later coarsened to the first day of its week. */
  readonly savedOn: string;
  readonly outcome: JobOutcome | null;
}

/** Undefined while there is room. */
export const savedLimitFailure = (saved: number): Failure | undefined =>
  saved < mostSavedJobs ? undefined : new Failure('conflict', `More than ${mostSavedJobs} jobs cannot be saved.`, { code: 'TOO_MANY' });

/** Private to the member; reports appear only in counts of many. */
export abstract class SavedJobs {
  abstract save(jobId: string): Promise<void>;
  /** Unsaved jobs change nothing; unknown ones are missing. */
  abstract unsave(jobId: string): Promise<void>;
  /** Latest saved first, closed ones included. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<SavedJob>>;
  abstract among(jobIds: readonly string[]): Promise<readonly SavedJob[]>;
  /** Replaces an earlier report and saves the job, so that it stays editable. */
  abstract report(jobId: string, outcome: JobOutcome): Promise<void>;
}
