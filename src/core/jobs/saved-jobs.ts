import type { Page } from '../page.ts';
import type { JobOutcome } from './job-outcome.ts';
import type { Job } from './job.ts';

/** The most jobs that one member may save. */
export const mostSavedJobs = 500;

/** A job that the member saved, and what they reported of it. */
export interface SavedJob {
  readonly job: Job;
  /** The day on which it was saved. */
  readonly savedOn: string;
  readonly outcome: JobOutcome | null;
}

/** The jobs that the signed-in member saved. They are in no figure, and nobody else sees them. */
export abstract class SavedJobs {
  abstract save(jobId: string): Promise<void>;
  /** Forgets it; one that was not saved changes nothing. */
  abstract unsave(jobId: string): Promise<void>;
  /** One page, saved last first; closed ones stay. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<SavedJob>>;
  /** Which of these are saved. */
  abstract among(jobIds: readonly string[]): Promise<readonly string[]>;
  /** Reports what became of an application, in place of what was reported before. It saves the job, so that the member can change it. */
  abstract report(jobId: string, outcome: JobOutcome): Promise<void>;
}
