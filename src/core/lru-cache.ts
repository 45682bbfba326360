/** An LRU cache: at most so many values, the least recently used leaving first. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxValues: number;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** The value under the key, or what `make` makes; it is the most recently used one from now on. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.put(key, value);
    return value;
  }

  /** The value under the key, which is no more recently used by that. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  put(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#maxValues) break;
      this.#values.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
