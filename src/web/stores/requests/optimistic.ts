import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { Request } from './request.ts';

interface OptimisticParts<State, Change> {
  /** State after a change, as far as known locally. */
  readonly after: (state: State, change: Change) => State;
  readonly send: (change: Change) => Promise<State>;
  /** Stores an unsent change for later. Answers whether it did. */
  readonly keep?: (change: Change, failure: Failure) => boolean;
  readonly settled?: () => unknown;
}

/** Optimistic update. Changes are sent in order, the last press wins, and refusals revert. */
export class Optimistic<State, Change> {
  shown: State;
  #known: State;
  #waiting: readonly [Change] | undefined;
  #settling: Promise<boolean> | undefined;
  #settledAt = 0;
  readonly #parts: OptimisticParts<State, Change>;
  readonly #sending: Request<State, [change: Change]>;

  constructor(known: State, parts: OptimisticParts<State, Change>) {
    this.shown = this.#known = known;
    this.#parts = parts;
    this.#sending = new Request(parts.send);
    makeAutoObservable(this, { shown: observableRef });
  }

  /** Shows a change at once and answers, once settled, whether it was stored. */
  press(change: Change): Promise<boolean> {
    this.shown = this.#parts.after(this.shown, change);
    this.#waiting = [change];
    this.#settling ??= this.#settle();
    return this.#settling;
  }

  /** Takes over another request's state, unless older than the last press. `askedAt` is its local sending time. */
  hear(known: State, askedAt: number): boolean {
    if (this.#settling || askedAt < this.#settledAt) return false;
    this.shown = this.#known = known;
    return true;
  }

  get failure(): Failure | undefined {
    const { state } = this.#sending;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  /** Counter that grows with each settled change. */
  get moment(): number {
    return this.#settledAt;
  }

  async #settle(): Promise<boolean> {
    let holds = true;
    while (this.#waiting) {
      const [change] = this.#waiting;
      this.#waiting = undefined;
      holds = await this.#sendOne(change);
    }
    this.#settling = undefined;
    this.#settledAt++;
    this.#parts.settled?.();
    return holds;
  }

  async #sendOne(change: Change): Promise<boolean> {
    const outcome = await this.#sending.send(change);
    if (outcome.status === 'SUCCESS') this.#known = outcome.value;
    const isKept = outcome.status === 'FAILURE' && (this.#parts.keep?.(change, outcome.failure) ?? false);
    if (isKept) this.#known = this.#parts.after(this.#known, change);
    runInAction(() => (this.shown = this.#waiting ? this.#parts.after(this.#known, this.#waiting[0]) : this.#known));
    return isKept || outcome.status === 'SUCCESS';
  }
}
