import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';

export interface Bounds {
  readonly maxRunning: number;
  readonly maxQueued: number;
  /** Longest wait, as callers leave after it. */
  readonly maxWaitMs: number;
}

/** Semaphore with bounded queue and wait; refuses work beyond both (load shedding). */
export class ConcurrencyLimit {
  readonly #bounds: Bounds;
  readonly #clock: Pick<Clock, 'after'> & MonotonicClock;
  readonly #queue: { readonly begin: () => void; readonly since: number }[] = [];
  #running = 0;

  constructor(bounds: Bounds, clock: Pick<Clock, 'after'> & MonotonicClock) {
    this.#bounds = bounds;
    this.#clock = clock;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#queue.length };
  }

  get waitMs(): number {
    const [next] = this.#queue;
    return next ? this.#clock.elapsed() - next.since : 0;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  async acquire(): Promise<() => void> {
    if (this.#running < this.#bounds.maxRunning) this.#running++;
    else await this.#wait();
    let isStored = true;
    return () => {
      if (!isStored) return;
      isStored = false;
      const next = this.#queue.shift();
      if (next) next.begin();
      else this.#running--;
    };
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#bounds.maxQueued) throw new Failure('offline', 'Too many wait already.');
    return new Promise((resolve, reject) => {
      const cancel = this.#clock.after(this.#bounds.maxWaitMs, () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new Failure('offline', 'There is too much to do just now.'));
      });
      const begin = (): void => {
        cancel();
        resolve();
      };
      const waiting = { begin, since: this.#clock.elapsed() };
      this.#queue.push(waiting);
    });
  }
}
