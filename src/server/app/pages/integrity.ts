import { createHash } from 'node:crypto';

/** The attribute by which a browser takes a script or style only as it was built (SRI). */
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
