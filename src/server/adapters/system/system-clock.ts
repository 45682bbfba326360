import type { Clock } from '#core/clock.ts';

/** The time of this computer. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(delayMs: number, wake: () => void): () => void {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  }
}
