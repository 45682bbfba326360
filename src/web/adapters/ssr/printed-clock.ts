import type { Clock } from '#core/clock.ts';

/** The clock of a page while it is printed: it stands still, and wakes nobody. */
export class PrintedClock implements Clock {
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
