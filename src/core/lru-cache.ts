export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxValues: number;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.put(key, value);
    return value;
  }

  /** Reads without refreshing the key's recency. */
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

  /** Drops keys that name a thing. */
  deleteAbout(name: string): void {
    for (const key of this.#values.keys()) if (key.includes(name)) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
