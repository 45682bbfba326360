import type { UserStorage } from '#core/device/user-storage.ts';

interface Disk {
  readonly kept: Map<string, string>;
  readonly pages: Map<FakeUserStorage, (name: string) => void>;
  isFull: boolean;
}

/** Stores text, as browsers do, so that only plain values return. */
export class FakeUserStorage implements UserStorage {
  readonly #disk: Disk;
  readonly #refused = new Map<string, { readonly text: string; readonly beside: string | undefined }>();

  /** Storage of a browser's only page, or of another page beside one. */
  constructor(beside?: FakeUserStorage) {
    this.#disk = beside ? beside.#disk : { kept: new Map(), pages: new Map(), isFull: false };
  }

  get kept(): Map<string, string> {
    return this.#disk.kept;
  }

  /** Full storage: new values vanish with the page. */
  set isFull(isFull: boolean) {
    this.#disk.isFull = isFull;
  }

  read(name: string): unknown {
    const text = this.#textOf(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  keep(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    this.#refused.delete(name);
    if (this.#disk.isFull) this.#refused.set(name, { text, beside: this.kept.get(name) });
    else {
      this.kept.set(name, text);
      this.#tell(name);
    }
    return !this.#disk.isFull;
  }

  drop(name: string): void {
    this.#refused.delete(name);
    if (this.kept.delete(name)) this.#tell(name);
  }

  hear(changed: (name: string) => void): () => void {
    this.#disk.pages.set(this, changed);
    return () => this.#disk.pages.delete(this);
  }

  #tell(name: string): void {
    for (const [page, changed] of this.#disk.pages) if (page !== this) changed(name);
  }

  names(): readonly string[] {
    return [...new Set([...this.kept.keys(), ...[...this.#refused.keys()].filter((name) => this.#textOf(name) !== undefined)])];
  }

  #textOf(name: string): string | undefined {
    const [refused, stored] = [this.#refused.get(name), this.kept.get(name)];
    if (refused && refused.beside === stored) return refused.text;
    this.#refused.delete(name);
    return stored;
  }
}
