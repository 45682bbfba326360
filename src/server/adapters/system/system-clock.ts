import type { Clock, MonotonicClock } from '#core/clock.ts';

/** The time of this computer. */
export class SystemClock implements Clock, MonotonicClock {
  now(): number {
    return Date.now();
  }

  elapsed(): number {
    return performance.now();
  }

  after(delayMs: number, wake: () => void): () => void {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  }
}
