import type { FastifyReply } from 'fastify';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { ConcurrencyLimit, type Bounds } from './concurrency-limit.ts';
import { LimitOfEach } from './limit-of-each.ts';

/** A body beyond this is read only when there is room for it. */
export const largeBodyBytes = 1_048_576;

const forAll: Bounds = { maxRunning: 8, maxQueued: 200, maxWaitMs: 8_000 };
const forOne: Bounds = { maxRunning: 2, maxQueued: 30, maxWaitMs: 8_000 };

/** The room for large bodies, which are held in memory whole: two at once for a caller, and few for all. Others wait on the wire, where they cost nothing. */
export class LargeBodies {
  readonly #all: ConcurrencyLimit;
  readonly #own: LimitOfEach;

  constructor(clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#all = new ConcurrencyLimit(forAll, clock);
    this.#own = new LimitOfEach(forOne, clock);
  }

  /** Waits until the body of a caller may be read; the room is given back when the request is over. */
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
