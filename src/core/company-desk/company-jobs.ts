import type { Job, JobDetails } from '../jobs/job.ts';
import type { Page } from '../page.ts';
import type { TypedJob } from './typed-job.ts';

/** Typed at the desk, of the company's own feed or file, or read in by the host. */
export const deskJobSources = ['typed', 'feed', 'file', 'host'] as const;
export type DeskJobSource = (typeof deskJobSources)[number];

/** Reasons why a job is not saved, beside those of its fields. */
export type DeskJobProblem = 'out' | 'often' | 'hurts' | 'says' | 'alike' | 'again' | 'failed';

export interface DeskJob {
  readonly job: Job;
  readonly source: DeskJobSource;
  /** Moderators took it down, and it does not come back. */
  readonly isTakenDown: boolean;
}

/** Jobs of a company at its desk; a writer changes those that were typed there. */
export abstract class CompanyJobs {
  /** Open ones and those taken down, newest first. */
  abstract list(urlName: string, after?: string | null, pageSize?: number): Promise<Page<DeskJob>>;
  abstract typed(urlName: string, jobId: string): Promise<TypedJob>;
  /** Shows a job as readers will see it, and saves nothing. */
  abstract preview(urlName: string, typed: TypedJob, jobId: string | null): Promise<JobDetails>;
  /** Refuses unfit fields (JOB_UNFIT), and what asks candidates for money (JOB_REFUSED). */
  abstract publish(urlName: string, typed: TypedJob): Promise<DeskJob>;
  abstract change(urlName: string, jobId: string, typed: TypedJob): Promise<DeskJob>;
  abstract close(urlName: string, jobId: string): Promise<void>;
}
