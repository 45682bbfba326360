import type { Clock } from '#core/clock.ts';

/** Frozen clock for SSR. */
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
