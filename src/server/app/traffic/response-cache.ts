import type { MonotonicClock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';

interface Entry<Value> {
  readonly value: Promise<Value>;
  freshUntil: number;
}

/** An LRU cache with a time to live and single flight: a caller who asks while one is being made waits for the same. Its time runs on when the time of day is set back (B-61). */
export class ResponseCache<Value> {
  readonly #entries: LruCache<Entry<Value>>;
  readonly #clock: MonotonicClock;

  constructor(clock: MonotonicClock, maxEntries: number) {
    this.#clock = clock;
    this.#entries = new LruCache(maxEntries);
  }

  /** The entry under the key, or what `make` makes; failures and what `isCacheable` refuses are not cached. */
  async get(key: string, ttlMs: number, make: () => Promise<Value>, isCacheable: (value: Value) => boolean = () => true): Promise<Value> {
    const found = this.#entries.peek(key);
    if (found && found.freshUntil > this.#clock.elapsed()) {
      this.#entries.put(key, found);
      return found.value;
    }
    const entry: Entry<Value> = { value: make(), freshUntil: Infinity };
    this.#entries.put(key, entry);
    try {
      const value = await entry.value;
      entry.freshUntil = isCacheable(value) ? this.#clock.elapsed() + ttlMs : 0;
      return value;
    } catch (error) {
      entry.freshUntil = 0;
      throw error;
    } finally {
      if (entry.freshUntil === 0 && this.#entries.peek(key) === entry) this.#entries.delete(key);
    }
  }

  /** Drops every entry, also those that are being made: anyone who asks from now on waits for a new one. */
  clear(): void {
    this.#entries.clear();
  }
}

/** The response caches of what guests are shown, pages and the answers in them, which are cleared together: a page that was stored shows what an answer said. */
export class ResponseCaches {
  readonly #clock: MonotonicClock;
  readonly #tellOthers: () => void;
  readonly #opened: { clear(): void }[] = [];

  constructor(clock: MonotonicClock, tellOthers: () => void = () => undefined) {
    this.#clock = clock;
    this.#tellOthers = tellOthers;
  }

  open<Value>(maxEntries: number): ResponseCache<Value> {
    const cache = new ResponseCache<Value>(this.#clock, maxEntries);
    this.#opened.push(cache);
    return cache;
  }

  /** Has something else cleared together with them. */
  join(other: { clear(): void }): void {
    this.#opened.push(other);
  }

  clear(): void {
    for (const cache of this.#opened) cache.clear();
  }

  /** Clears them in this process and in all others. */
  clearEverywhere(): void {
    this.clear();
    this.#tellOthers();
  }
}
