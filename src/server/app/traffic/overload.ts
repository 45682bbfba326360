import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Logger } from '../process/log.ts';

/** Longest wait in ms since the last call. */
export type LongestWait = () => number;

interface OverloadParts {
  readonly waits: Readonly<Record<string, LongestWait>>;
  readonly clock: MonotonicClock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Thresholds that begin and end overload. */
export const waitBounds = { beginsMs: 200, endsMs: 100 } as const;

/** Look interval; four long waits in a row are no single pause. */
const lookMs = 250;
const looksToBegin = 4;
/** Ends overload only after calm without refusals, lest returning requests restart it. */
const calmMs = 5_000;

/** Parallel work under overload, about the usual number of database connections. */
const mostInWork = 8;

export class TooBusy extends Failure {
  constructor() {
    super('offline', 'There is too much to do just now.');
  }
}

/** Detects overload by waits for processor and database (load shedding). */
export class Overload {
  readonly #parts: OverloadParts;
  #waitsMs: Readonly<Record<string, number>> = {};
  #lookedAt = -Infinity;
  #longLooks = 0;
  #calmSince = Infinity;
  #inWork = 0;
  #refused = 0;
  #isHere = false;

  constructor(parts: OverloadParts) {
    this.#parts = parts;
  }

  get isHere(): boolean {
    this.#look();
    return this.#isHere;
  }

  get waitsMs(): Readonly<Record<string, number>> {
    this.#look();
    return this.#waitsMs;
  }

  /** Admits or refuses a request; the returned release works once. */
  admit(): () => void {
    if (this.isHere && this.#inWork >= mostInWork) {
      this.#refused++;
      this.#calmSince = Infinity;
      throw new TooBusy();
    }
    this.#inWork++;
    let isIn = true;
    return () => {
      if (isIn) this.#inWork--;
      isIn = false;
    };
  }

  #look(): void {
    const now = this.#parts.clock.elapsed();
    const before = this.#lookedAt;
    if (now - before < lookMs) return;
    this.#lookedAt = now;
    this.#waitsMs = Object.fromEntries(Object.entries(this.#parts.waits).map(([name, read]) => [name, read()]));
    const longest = Math.max(0, ...Object.values(this.#waitsMs));
    this.#longLooks = longest > waitBounds.beginsMs ? this.#longLooks + 1 : 0;
    // Where nobody asked for long, nothing can wait any more.
    this.#calmSince = longest < waitBounds.endsMs || now - before >= calmMs ? Math.min(this.#calmSince, before) : Infinity;
    if (!this.#isHere && this.#longLooks >= looksToBegin) this.#begin();
    else if (this.#isHere && now - this.#calmSince >= calmMs) this.#end();
  }

  #begin(): void {
    this.#isHere = true;
    this.#parts.log.warn({ waitsMs: this.#waitsMs }, 'There is too much to do: requests are refused, and members get pages without what is their own');
  }

  #end(): void {
    this.#isHere = false;
    this.#parts.log.info({ refused: this.#refused }, 'There is room again for all requests');
    this.#refused = 0;
  }
}
