import type { Clock, MonotonicClock } from '#core/clock.ts';

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
