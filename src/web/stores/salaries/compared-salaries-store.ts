import { makeAutoObservable } from 'mobx';
import { comparedFromWord, comparedWord, mostComparedSalaries, type ComparedSalary } from '#core/salaries/pay-search.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The jobs that someone holds against each other: in the URL of the comparison, and on this device, so that the next job finds them. */
export class ComparedSalariesStore {
  /** Whether a fourth was refused. */
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

  /** Looks up what this device kept. */
  look(): void {
    this.#draft.open({ of: '' });
    this.isFull = false;
  }

  has(job: ComparedSalary): boolean {
    return this.jobs.some((other) => comparedWord(other) === comparedWord(job));
  }

  /** The jobs with one more: those of this device first. */
  with(job: ComparedSalary): readonly ComparedSalary[] {
    return this.has(job) ? this.jobs : [...this.jobs, job];
  }

  /** Whether one more may be added; a refusal is shown. */
  mayAdd(job: ComparedSalary): boolean {
    this.isFull = this.with(job).length > mostComparedSalaries;
    return !this.isFull;
  }

  /** Keeps what is compared now on this device; nothing where nothing is. */
  keep(jobs: readonly ComparedSalary[]): void {
    this.isFull = false;
    if (jobs.length > 0) return this.#draft.type({ of: jobs.map(comparedWord).join(' ') });
    this.#draft.settle();
    this.#draft.open({ of: '' });
  }
}
