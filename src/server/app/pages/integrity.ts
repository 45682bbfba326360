import { createHash } from 'node:crypto';

/** Subresource integrity of built files (SRI). */
export class Integrity {
  readonly #read: (file: string) => string | Uint8Array;
  readonly #known = new Map<string, string>();

  constructor(read: (file: string) => string | Uint8Array) {
    this.#read = read;
  }

  of(file: string): string {
    const known = this.#known.get(file) ?? `integrity="sha256-${createHash('sha256').update(this.#read(file)).digest('base64')}"`;
    this.#known.set(file, known);
    return known;
  }
}
