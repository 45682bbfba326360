import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { Request } from './request.ts';

interface OptimisticParts<State, Wish> {
  /** How it stands after a wish, as far as can be told here. */
  readonly after: (state: State, wish: Wish) => State;
  readonly send: (wish: Wish) => Promise<State>;
  /** A wish that could not be sent may be kept for later; answers whether it was. */
  readonly keep?: (wish: Wish, failure: Failure) => boolean;
}

/** Something that changes the moment it is pressed. Wishes are sent one after another, so that the last press is the last that counts, and what is refused goes back to what is known. */
export class Optimistic<State, Wish> {
  shown: State;
  #known: State;
  #waiting: readonly [Wish] | undefined;
  #settling: Promise<boolean> | undefined;
  #settledAt = 0;
  readonly #parts: OptimisticParts<State, Wish>;
  readonly #sending: Request<State, [wish: Wish]>;

  constructor(known: State, parts: OptimisticParts<State, Wish>) {
    this.shown = this.#known = known;
    this.#parts = parts;
    this.#sending = new Request(parts.send);
    makeAutoObservable(this, { shown: observableRef });
  }

  /** Shows the wish at once; answers, once all is settled, whether it holds. */
  press(wish: Wish): Promise<boolean> {
    this.shown = this.#parts.after(this.shown, wish);
    this.#waiting = [wish];
    this.#settling ??= this.#settle();
    return this.#settling;
  }

  /** Takes over the state that another request has read. `askedAt` is the moment here when that request was sent; an answer older than the last press is stale and is dropped. */
  hear(known: State, askedAt: number): void {
    if (this.#settling || askedAt < this.#settledAt) return;
    this.shown = this.#known = known;
  }

  /** A count that grows with everything settled here. */
  get moment(): number {
    return this.#settledAt;
  }

  async #settle(): Promise<boolean> {
    let holds = true;
    while (this.#waiting) {
      const [wish] = this.#waiting;
      this.#waiting = undefined;
      holds = await this.#sendOne(wish);
    }
    this.#settling = undefined;
    this.#settledAt++;
    return holds;
  }

  async #sendOne(wish: Wish): Promise<boolean> {
    const outcome = await this.#sending.send(wish);
    if (outcome.status === 'SUCCESS') this.#known = outcome.value;
    const isKept = outcome.status === 'FAILURE' && (this.#parts.keep?.(wish, outcome.failure) ?? false);
    if (isKept) this.#known = this.#parts.after(this.#known, wish);
    runInAction(() => (this.shown = this.#waiting ? this.#parts.after(this.#known, this.#waiting[0]) : this.#known));
    return isKept || outcome.status === 'SUCCESS';
  }
}
