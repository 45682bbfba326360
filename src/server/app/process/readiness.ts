import { setTimeout as wait } from 'node:timers/promises';
import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

const shortestMs = 1_000;
/** Load balancers seen within this time must hear the refusal first. */
const lateMs = 60_000;
const enoughNoes = 3;
const lookMs = 50;

/** Readiness (`/readyz`): refuses before a stop until load balancers have heard it, while still answering (B-64). */
export class Readiness {
  readonly #clock: MonotonicClock;
  readonly #longestMs: number;
  #askedAt = -Infinity;
  #noes = 0;
  #isLeaving = false;
  #isFilling = false;
  readonly #whenFilled: (() => void)[] = [];
  #mayAnswer: Promise<void> | undefined;

  /** Limits the wait for load balancers that have not heard the refusal. */
  constructor(clock: MonotonicClock, longestMs = 5_000) {
    this.#clock = clock;
    this.#longestMs = longestMs;
  }

  /** Ends connections with the next answer, so that none is cut off. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  get isFilling(): boolean {
    return this.#isFilling;
  }

  /** Not ready while demo data is generated. */
  async whileFilling(work: Promise<void>): Promise<void> {
    this.#isFilling = true;
    await work;
    this.#isFilling = false;
    for (const act of this.#whenFilled) act();
  }

  onFilled(act: () => void): void {
    this.#whenFilled.push(act);
  }

  get mayAnswer(): Promise<void> | undefined {
    return this.#mayAnswer;
  }

  /** Delays all requests until released, so that clients open no doomed connections. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#isLeaving = true;
    this.#mayAnswer = promise;
    return resolve;
  }

  /** Notes a probe; throws while filling or leaving. */
  ask(): void {
    this.#askedAt = this.#clock.elapsed();
    if (this.#isFilling) throw new Failure('offline', 'The demo is still being made up.');
    if (!this.#isLeaving) return;
    this.#noes++;
    throw new Failure('offline', 'The server is about to stop.');
  }

  /** Refuses readiness and waits until that was heard. */
  async leave(): Promise<void> {
    const beganAt = this.#clock.elapsed();
    const isWatched = beganAt - this.#askedAt < lateMs;
    this.#isLeaving = true;
    for (const passed = () => this.#clock.elapsed() - beganAt; passed() < (isWatched && this.#noes < enoughNoes ? this.#longestMs : shortestMs);)
      await wait(lookMs);
  }
}
