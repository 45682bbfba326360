import type { FastifyReply } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { ConcurrencyLimit, type Bounds } from './concurrency-limit.ts';

/** A body beyond this is read only when there is room for it. */
export const largeBodyBytes = 1_048_576;

const forAll: Bounds = { maxRunning: 8, maxQueued: 200, maxWaitMs: 8_000 };
const forOne: Bounds = { maxRunning: 2, maxQueued: 30, maxWaitMs: 8_000 };

/** The room for large bodies, which are held in memory whole: two at once for a caller, and few for all. Others wait on the wire, where they cost nothing. */
export class LargeBodies {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #all: ConcurrencyLimit;
  readonly #own = new Map<string, { readonly limit: ConcurrencyLimit; users: number }>();

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    this.#all = new ConcurrencyLimit(forAll, clock);
  }

  /** Waits until the body of a caller may be read; the room is given back when the request is over. */
  async admit(key: string, { raw }: FastifyReply): Promise<void> {
    const own = this.#own.get(key) ?? { limit: new ConcurrencyLimit(forOne, this.#clock), users: 0 };
    this.#own.set(key, own);
    own.users++;
    const releases: (() => void)[] = [];
    const leave = (): void => {
      for (const release of releases.splice(0)) release();
      if (--own.users === 0) this.#own.delete(key);
    };
    raw.once('close', leave);
    releases.push(await own.limit.acquire());
    releases.push(await this.#all.acquire());
    if (raw.closed) for (const release of releases.splice(0)) release();
  }
}
