import type { Clock } from '#core/clock.ts';

/** The clock during server-side rendering (SSR): it is still, and wakes nobody. */
export class SsrClock implements Clock {
  readonly #nowMs: number;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  now(): number {
    return this.#nowMs;
  }

  after(): () => void {
    return () => undefined;
  }
}
