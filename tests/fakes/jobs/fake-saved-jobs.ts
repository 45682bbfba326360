import { existing } from '#core/failure.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import type { Job } from '#core/jobs/job.ts';
import { savedLimitFailure, type SavedJob, type SavedJobs } from '#core/jobs/saved-jobs.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

export class FakeSavedJobs implements SavedJobs {
  saved: readonly SavedJob[] = [];
  readonly #jobs: readonly Job[];
  readonly #today: string;

  constructor(jobs: readonly Job[] = [], today = '2026-11-20') {
    this.#jobs = jobs;
    this.#today = today;
  }

  async save(jobId: string): Promise<void> {
    const job = this.#existing(jobId);
    if (this.saved.some((each) => each.job.jobId === jobId)) return;
    const failure = savedLimitFailure(this.saved.length);
    if (failure) throw failure;
    this.saved = [{ job, savedOn: this.#today, outcome: null }, ...this.saved];
  }

  async unsave(jobId: string): Promise<void> {
    const others = this.saved.filter(({ job }) => job.jobId !== jobId);
    if (others.length === this.saved.length) this.#existing(jobId);
    this.saved = others;
  }

  async list(after?: string | null, pageSize?: number): Promise<Page<SavedJob>> {
    return pageOf(this.saved, ({ job }) => `saved-${job.jobId}`, after, pageSize);
  }

  async among(jobIds: readonly string[]): Promise<readonly SavedJob[]> {
    return this.saved.filter(({ job }) => jobIds.includes(job.jobId));
  }

  async report(jobId: string, outcome: JobOutcome): Promise<void> {
    await this.save(jobId);
    this.saved = this.saved.map((each) => (each.job.jobId === jobId ? { ...each, outcome } : each));
  }

  #existing(jobId: string): Job {
    return existing(this.#jobs.find((each) => each.jobId === jobId));
  }
}
