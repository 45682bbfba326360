import type { Clock } from '#core/clock.ts';

interface Entry<Value> {
  readonly value: Promise<Value>;
  freshUntil: number;
}

/** Keeps what was made for a short while, at most so many, the least used leaving first. Who asks while it is being made waits for the same. */
export class Kept<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: number;

  constructor(clock: Pick<Clock, 'now'>, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** What is kept under the key, or what `make` makes; failures and what `isFor` refuses are not kept. */
  async get(key: string, forMs: number, make: () => Promise<Value>, isFor: (value: Value) => boolean = () => true): Promise<Value> {
    const found = this.#entries.get(key);
    this.#entries.delete(key);
    if (found && found.freshUntil > this.#clock.now()) {
      this.#entries.set(key, found);
      return found.value;
    }
    const entry: Entry<Value> = { value: make(), freshUntil: Infinity };
    this.#put(key, entry);
    try {
      const value = await entry.value;
      entry.freshUntil = isFor(value) ? this.#clock.now() + forMs : 0;
      return value;
    } catch (error) {
      entry.freshUntil = 0;
      throw error;
    } finally {
      if (entry.freshUntil === 0 && this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  #put(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }
}
