import { makeAutoObservable } from 'mobx';
import type { Failure } from '#core/failure.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import type { SavedJob, SavedJobs } from '#core/jobs/saved-jobs.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Pages } from '../requests/pages.ts';
import { settleRemoval } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';
import type { OwnListsStore } from '../app/own-lists-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export interface SavedState {
  readonly isSaved: boolean;
  readonly outcome: JobOutcome | null;
}

type SavedChange = 'save' | 'unsave' | JobOutcome;

const after = (state: SavedState, change: SavedChange): SavedState => {
  if (change === 'save') return { ...state, isSaved: true };
  return change === 'unsave' ? { isSaved: false, outcome: null } : { isSaved: true, outcome: change };
};

const unsaved: SavedState = { isSaved: false, outcome: null };

const mostAsked = 50;

/** Saved jobs of the member, the same wherever shown, with optimistic updates per job. */
export class SavedJobsStore {
  readonly list: Pages<SavedJob>;
  readonly #savedJobs: SavedJobs;
  readonly #session: SessionStore;
  readonly #lists: OwnListsStore;
  readonly #jobs = new Map<string, Optimistic<SavedState, SavedChange>>();
  /** Jobs that came into sight, asked about in one request. */
  #wanted = new Set<string>();
  readonly #looked = new Set<string>();

  constructor(savedJobs: SavedJobs, session: SessionStore, lists: OwnListsStore) {
    this.#lists = lists;
    this.#savedJobs = savedJobs;
    this.#session = session;
    this.list = new Pages(async (from) => {
      const page = await savedJobs.list(from);
      for (const { job, outcome } of page.items) this.#hear(job.jobId, { isSaved: true, outcome });
      return page;
    });
    makeAutoObservable(this, { list: false });
  }

  of(jobId: string): SavedState {
    return this.#job(jobId).shown;
  }

  /** Asks about jobs in sight together where the page did not say. Guests have saved none. */
  async look(jobId: string): Promise<void> {
    if (!this.#session.isSignedIn || this.#looked.has(jobId)) return;
    this.#looked.add(jobId);
    const mark = this.#lists.saved(jobId);
    if (mark !== undefined) return this.#hear(jobId, mark ? { isSaved: true, outcome: mark.outcome ?? null } : unsaved);
    const isFirst = this.#wanted.size === 0;
    this.#wanted.add(jobId);
    if (!isFirst) return;
    await Promise.resolve();
    const wanted = [...this.#wanted];
    this.#wanted = new Set();
    for (let from = 0; from < wanted.length; from += mostAsked) await this.#ask(wanted.slice(from, from + mostAsked));
  }

  /** Toggles saving and answers whether the change was stored. */
  press(jobId: string): Promise<boolean> {
    const job = this.#job(jobId);
    return job.press(job.shown.isSaved ? 'unsave' : 'save');
  }

  save(jobId: string): Promise<boolean> {
    return this.#job(jobId).press('save');
  }

  report(jobId: string, outcome: JobOutcome): Promise<boolean> {
    return this.#job(jobId).press(outcome);
  }

  failure(jobId: string): Failure | undefined {
    return this.#job(jobId).failure;
  }

  async #ask(jobIds: readonly string[]): Promise<void> {
    const moments = new Map(jobIds.map((jobId) => [jobId, this.#job(jobId).moment]));
    const outcome = await new Request(() => this.#savedJobs.among(jobIds)).send();
    if (outcome.status !== 'SUCCESS') return jobIds.forEach((jobId) => this.#looked.delete(jobId));
    for (const [jobId, moment] of moments) {
      const saved = outcome.value.find(({ job }) => job.jobId === jobId);
      this.#job(jobId).hear(saved ? { isSaved: true, outcome: saved.outcome } : unsaved, moment);
    }
  }

  #hear(jobId: string, state: SavedState): void {
    const job = this.#job(jobId);
    job.hear(state, job.moment);
    this.#looked.add(jobId);
  }

  #job(jobId: string): Optimistic<SavedState, SavedChange> {
    const known = this.#jobs.get(jobId);
    if (known) return known;
    const job = new Optimistic<SavedState, SavedChange>(unsaved, { after, send: (change) => this.#send(jobId, change) });
    this.#jobs.set(jobId, job);
    return job;
  }

  async #send(jobId: string, change: SavedChange): Promise<SavedState> {
    if (change === 'save') await this.#savedJobs.save(jobId);
    else if (change === 'unsave') await settleRemoval(this.#savedJobs.unsave(jobId));
    else await this.#savedJobs.report(jobId, change);
    return after(unsaved, change);
  }
}
