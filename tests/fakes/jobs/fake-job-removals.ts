import type { JobRemovals } from '#core/jobs/job-removals.ts';
import { existing, Failure } from '#core/failure.ts';
import { mayAdminister, type MemberRole } from '#core/moderation/member-role.ts';
import type { KnownJob } from './a-job.ts';

export class FakeJobRemovals implements JobRemovals {
  /** Jobs that are not taken down. */
  jobs: readonly KnownJob[];
  readonly #role: MemberRole;

  constructor(jobs: readonly KnownJob[] = [], role: MemberRole = 'administrator') {
    this.jobs = jobs;
    this.#role = role;
  }

  async takeDown(jobId: string): Promise<void> {
    if (!mayAdminister(this.#role)) throw new Failure('missing');
    existing(this.jobs.find((job) => job.jobId === jobId));
    this.jobs = this.jobs.filter((job) => job.jobId !== jobId);
  }
}
