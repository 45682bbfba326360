import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { MonotonicClock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';

const mostKeys = 20_000;

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The counts of a rate limit in fixed windows, in the memory of this process. They run by a clock that no change of the time of day moves; the least recently seen key leaves first. */
export const rateCountsBy = (clock: MonotonicClock): FastifyRateLimitStoreCtor =>
  class RateCounts {
    readonly #windows = new LruCache<{ current: number; readonly endsAt: number }>(mostKeys);

    incr(key: string, counted: Counted, timeWindow: number): void {
      const now = clock.elapsed();
      const found = this.#windows.peek(key);
      const window = found && found.endsAt > now ? found : { current: 0, endsAt: now + timeWindow };
      window.current++;
      this.#windows.put(key, window);
      counted(null, { current: window.current, ttl: window.endsAt - now });
    }

    child(): RateCounts {
      return new RateCounts();
    }
  };
