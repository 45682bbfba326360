import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Logger } from '../process/log.ts';

/** Gives the longest time in ms that anything had to wait for something since it was last asked. */
export type LongestWait = () => number;

interface OverloadParts {
  /** The things that requests wait for, by their names. */
  readonly waits: Readonly<Record<string, LongestWait>>;
  readonly clock: MonotonicClock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** The wait from which on there is too much to do, and the one below which there is room again. */
export const waitBounds = { beginsMs: 200, endsMs: 100 } as const;

/** Waits are looked at so far apart: what is long in four looks in a row is no single pause. */
const lookMs = 250;
const looksToBegin = 4;
/** Overload ends once so long nothing waited, and nothing was refused: else what is refused would come back and begin it again. */
const calmMs = 5_000;

/** The most that is in work at once while there is too much; as many connections to the database are usual. */
const mostInWork = 8;

/** The refusal of a request that was not begun: there is too much to do. */
export class TooBusy extends Failure {
  constructor() {
    super('offline', 'There is too much to do just now.');
  }
}

/** The overload of this process: how long work waits for the processor and the database, and whether that is too long (load shedding). */
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

  /** True from when work waits too long until it has not for a while. */
  get isHere(): boolean {
    this.#look();
    return this.#isHere;
  }

  /** The longest in ms that work waited for each thing lately. */
  get waitsMs(): Readonly<Record<string, number>> {
    this.#look();
    return this.#waitsMs;
  }

  /** Admits a request, or refuses it before it is begun; the answer is to be called when it is over, and does nothing the second time. */
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
