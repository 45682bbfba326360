import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { Request } from './request.ts';

interface OptimisticParts<State, Change> {
  /** The state after a change, as far as is known here. */
  readonly after: (state: State, change: Change) => State;
  readonly send: (change: Change) => Promise<State>;
  /** A change that could not be sent may be stored for later; answers whether it was. */
  readonly keep?: (change: Change, failure: Failure) => boolean;
  /** Called when nothing is under way any longer. */
  readonly settled?: () => unknown;
}

/** An optimistic update: changes the moment it is pressed. Changes are sent one after another, so that the last press is the last that counts, and what is refused goes back to what is known. */
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

  /** Shows the change at once; answers, once all is settled, whether it holds. */
  press(change: Change): Promise<boolean> {
    this.shown = this.#parts.after(this.shown, change);
    this.#waiting = [change];
    this.#settling ??= this.#settle();
    return this.#settling;
  }

  /** Takes over the state that another request has read. `askedAt` is the moment here when that request was sent; an answer older than the last press is stale and is dropped. Answers whether it was taken over. */
  hear(known: State, askedAt: number): boolean {
    if (this.#settling || askedAt < this.#settledAt) return false;
    this.shown = this.#known = known;
    return true;
  }

  /** The refusal of the last change that was sent. */
  get failure(): Failure | undefined {
    const { state } = this.#sending;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  /** A count that grows with everything settled here. */
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
