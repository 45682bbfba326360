import type { Clock, MonotonicClock } from '#core/clock.ts';
import { ConcurrencyLimit, type Bounds } from './concurrency-limit.ts';

export class LimitOfEach {
  readonly #bounds: Bounds;
  readonly #clock: Pick<Clock, 'after'> & MonotonicClock;
  readonly #own = new Map<string, { readonly limit: ConcurrencyLimit; users: number }>();

  constructor(bounds: Bounds, clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#bounds = bounds;
    this.#clock = clock;
  }

  /** Further work would wait. */
  isFull(key: string): boolean {
    return (this.#own.get(key)?.users ?? 0) >= this.#bounds.maxRunning;
  }

  async acquire(key: string): Promise<() => void> {
    const own = this.#own.get(key) ?? { limit: new ConcurrencyLimit(this.#bounds, this.#clock), users: 0 };
    this.#own.set(key, own);
    own.users++;
    let isCounted = true;
    const leave = (): void => {
      if (isCounted && --own.users === 0) this.#own.delete(key);
      isCounted = false;
    };
    try {
      const release = await own.limit.acquire();
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }
}
