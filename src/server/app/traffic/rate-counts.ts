import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { MonotonicClock } from '#core/clock.ts';

const mostKeys = 20_000;

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The counts of a rate limit in fixed windows, in the memory of this process. They run by a clock that no change of the time of day moves; the least recently seen key leaves first. */
export const rateCountsBy = (clock: MonotonicClock): FastifyRateLimitStoreCtor =>
  class RateCounts {
    readonly #windows = new Map<string, { current: number; readonly endsAt: number }>();

    incr(key: string, counted: Counted, timeWindow: number): void {
      const now = clock.elapsed();
      const found = this.#windows.get(key);
      const window = found && found.endsAt > now ? found : { current: 0, endsAt: now + timeWindow };
      window.current++;
      this.#windows.delete(key);
      this.#windows.set(key, window);
      const [oldest] = this.#windows.keys();
      if (this.#windows.size > mostKeys && oldest !== undefined) this.#windows.delete(oldest);
      counted(null, { current: window.current, ttl: window.endsAt - now });
    }

    child(): RateCounts {
      return new RateCounts();
    }
  };
