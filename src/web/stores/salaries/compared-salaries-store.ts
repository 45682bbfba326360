import { makeAutoObservable } from 'mobx';
import { comparedFromWord, comparedWord, mostComparedSalaries, type ComparedSalary } from '#core/salaries/pay-search.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Compared jobs in the URL and on this device. */
export class ComparedSalariesStore {
  isFull = false;
  readonly #draft: Draft<{ readonly of: string }>;

  constructor(drafts: Drafts, session: SessionStore) {
    this.#draft = new Draft('compared-salaries', { of: '' }, drafts, session, { isForGuests: true });
    makeAutoObservable(this);
  }

  get jobs(): readonly ComparedSalary[] {
    return this.#draft.fields.of
      .split(' ')
      .flatMap((word) => comparedFromWord(word) ?? [])
      .slice(0, mostComparedSalaries);
  }

  look(): void {
    this.#draft.open({ of: '' });
    this.isFull = false;
  }

  has(job: ComparedSalary): boolean {
    return this.jobs.some((other) => comparedWord(other) === comparedWord(job));
  }

  /** Adds a job after those of this device. */
  with(job: ComparedSalary): readonly ComparedSalary[] {
    return this.has(job) ? this.jobs : [...this.jobs, job];
  }

  /** Shows a refusal where the comparison is full. */
  mayAdd(job: ComparedSalary): boolean {
    this.isFull = this.with(job).length > mostComparedSalaries;
    return !this.isFull;
  }

  keep(jobs: readonly ComparedSalary[]): void {
    this.isFull = false;
    if (jobs.length > 0) return this.#draft.type({ of: jobs.map(comparedWord).join(' ') });
    this.#draft.settle();
    this.#draft.open({ of: '' });
  }
}
