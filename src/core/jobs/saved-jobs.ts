import { Failure } from '../failure.ts';
import type { Page } from '../page.ts';
import type { JobOutcome } from '../careers/job-outcome.ts';
import type { Job } from './job.ts';

/** The most jobs that one member may save. */
export const mostSavedJobs = 500;

/** A job that the member saved, and what they reported of it. */
export interface SavedJob {
  readonly job: Job;
  /** The day on which it was saved; after that day the first day of its week. */
  readonly savedOn: string;
  readonly outcome: JobOutcome | null;
}

/** The fault of saving one job more than the most; nothing while there is room. */
export const savedLimitFailure = (saved: number): Failure | undefined =>
  saved < mostSavedJobs ? undefined : new Failure('conflict', `More than ${mostSavedJobs} jobs cannot be saved.`, { code: 'TOO_MANY' });

/** The jobs that the signed-in member saved. Nobody else sees them; of what was reported only counts of many people together are shown. */
export abstract class SavedJobs {
  abstract save(jobId: string): Promise<void>;
  /** Removes it from the saved ones; a job that was not saved changes nothing, and one that is not there is missing. */
  abstract unsave(jobId: string): Promise<void>;
  /** One page, saved last first; closed ones stay. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<SavedJob>>;
  /** Those of these jobs that are saved. */
  abstract among(jobIds: readonly string[]): Promise<readonly SavedJob[]>;
  /** Reports what became of an application, in place of what was reported before. It saves the job, so that the member can change it. */
  abstract report(jobId: string, outcome: JobOutcome): Promise<void>;
}
