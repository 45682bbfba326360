import type { FastifyReply } from 'fastify';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { ConcurrencyLimit, type Bounds } from './concurrency-limit.ts';
import { LimitOfEach } from './limit-of-each.ts';

/** Size above which bodies are read only when there is room. */
export const largeBodyBytes = 1_048_576;

const forAll: Bounds = { maxRunning: 8, maxQueued: 200, maxWaitMs: 8_000 };
const forOne: Bounds = { maxRunning: 2, maxQueued: 30, maxWaitMs: 8_000 };

/** Limits large bodies in memory, in total and two per caller; others wait on the wire. */
export class LargeBodies {
  readonly #all: ConcurrencyLimit;
  readonly #own: LimitOfEach;

  constructor(clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#all = new ConcurrencyLimit(forAll, clock);
    this.#own = new LimitOfEach(forOne, clock);
  }

  /** Waits for room and releases it after the request. */
  async admit(key: string, { raw }: FastifyReply): Promise<void> {
    const releases: (() => void)[] = [];
    const leave = (): void => {
      for (const release of releases.splice(0)) release();
    };
    raw.once('close', leave);
    releases.push(await this.#own.acquire(key));
    releases.push(await this.#all.acquire());
    if (raw.closed) leave();
  }
}
