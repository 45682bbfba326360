import { Failure } from '#core/failure.ts';

/** A semaphore with a bounded queue: so many run at once and so many wait; work beyond that is refused, because waiting would only grow. */
export class ConcurrencyLimit {
  readonly #maxRunning: number;
  readonly #maxQueued: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(maxRunning: number, maxQueued: number) {
    this.#maxRunning = maxRunning;
    this.#maxQueued = maxQueued;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #acquire(): Promise<void> {
    if (this.#running < this.#maxRunning) {
      this.#running++;
      return;
    }
    if (this.#queue.length >= this.#maxQueued) throw new Failure('offline', 'Too many wait already.');
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}
