import type { MonotonicClock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';

interface Entry<Value> {
  readonly value: Promise<Value>;
  freshUntil: number;
}

/** LRU cache with a time to live and single flight, unaffected by the clock being set back (B-61). */
export class ResponseCache<Value> {
  readonly #entries: LruCache<Entry<Value>>;
  readonly #clock: MonotonicClock;

  constructor(clock: MonotonicClock, maxEntries: number) {
    this.#clock = clock;
    this.#entries = new LruCache(maxEntries);
  }

  /** Failures and values that `isCacheable` refuses are not cached. */
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

  /** Drops every entry, or those about one thing, including those being made. */
  clear(about?: string): void {
    if (about === undefined) this.#entries.clear();
    else this.#entries.deleteAbout(about);
  }
}

/** Response caches of guest pages and answers, cleared together because pages embed answers. */
export class ResponseCaches {
  readonly #clock: MonotonicClock;
  readonly #tellOthers: (about?: string) => void;
  readonly #opened: { clear(about?: string): void }[] = [];

  constructor(clock: MonotonicClock, tellOthers: (about?: string) => void = () => undefined) {
    this.#clock = clock;
    this.#tellOthers = tellOthers;
  }

  open<Value>(maxEntries: number): ResponseCache<Value> {
    const cache = new ResponseCache<Value>(this.#clock, maxEntries);
    this.#opened.push(cache);
    return cache;
  }

  /** Clears another cache together with these. */
  join(other: { clear(about?: string): void }): void {
    this.#opened.push(other);
  }

  clear(about?: string): void {
    for (const cache of this.#opened) cache.clear(about);
  }

  /** Clears all processes, of all or of what is about one thing by its id. */
  clearEverywhere(about?: string): void {
    this.clear(about);
    this.#tellOthers(about);
  }
}
