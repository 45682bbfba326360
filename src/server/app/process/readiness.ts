import { setTimeout as wait } from 'node:timers/promises';
import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

const shortestMs = 1_000;
/** A load balancer that asked within this time is in front, and has to hear no before it sends nobody any more. */
const lateMs = 60_000;
const enoughNoes = 3;
const lookMs = 50;

/** The readiness of this server (`/readyz`). Before it stops it says no for as long as a load balancer needs to hear it, and still answers all that comes (B-64). */
export class Readiness {
  readonly #clock: MonotonicClock;
  readonly #longestMs: number;
  #askedAt = -Infinity;
  #noes = 0;
  #isLeaving = false;
  #isFilling = false;
  readonly #whenFilled: (() => void)[] = [];
  #mayAnswer: Promise<void> | undefined;

  /** Takes the time for which a load balancer is waited for that has not heard no often enough. */
  constructor(clock: MonotonicClock, longestMs = 5_000) {
    this.#clock = clock;
    this.#longestMs = longestMs;
  }

  /** Whether connections shall end with the next answer, so that nobody sends anything on one that is being closed. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Whether the rest of the demo is made up while the server answers already. */
  get isFilling(): boolean {
    return this.#isFilling;
  }

  /** Says no while something is made up beside the server. */
  async whileFilling(work: Promise<void>): Promise<void> {
    this.#isFilling = true;
    await work;
    this.#isFilling = false;
    for (const act of this.#whenFilled) act();
  }

  /** Acts once all is made up. */
  onFilled(act: () => void): void {
    this.#whenFilled.push(act);
  }

  /** Comes when requests may be answered again; nothing while they are not held back. */
  get mayAnswer(): Promise<void> | undefined {
    return this.#mayAnswer;
  }

  /** Holds all requests back from now on, until the answer is called: a client that waits for an answer opens no connection that would be cut off. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#isLeaving = true;
    this.#mayAnswer = promise;
    return resolve;
  }

  /** Notes that someone asked; fails while the demo is made up, and once the server is leaving. */
  ask(): void {
    this.#askedAt = this.#clock.elapsed();
    if (this.#isFilling) throw new Failure('offline', 'The demo is still being made up.');
    if (!this.#isLeaving) return;
    this.#noes++;
    throw new Failure('offline', 'The server is about to stop.');
  }

  /** Says no from now on, and waits until that was heard. */
  async leave(): Promise<void> {
    const beganAt = this.#clock.elapsed();
    const isWatched = beganAt - this.#askedAt < lateMs;
    this.#isLeaving = true;
    for (const passed = () => this.#clock.elapsed() - beganAt; passed() < (isWatched && this.#noes < enoughNoes ? this.#longestMs : shortestMs);)
      await wait(lookMs);
  }
}
