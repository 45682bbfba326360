import { Failure } from '#core/failure.ts';

/** Lets so many in at once and so many wait; whoever comes beyond that is told to come back, because waiting would only grow. */
export class Turnstile {
  readonly #room: number;
  readonly #bench: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(room: number, bench: number) {
    this.#room = room;
    this.#bench = bench;
  }

  async pass<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#room) {
      this.#inside++;
      return;
    }
    if (this.#waiting.length >= this.#bench) throw new Failure('offline', 'Too many wait already.');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
