import type { Hash } from 'node:crypto';

/** Bytes that come in parts of any size, taken in parts of the size that is wanted. */
export class ByteIntake {
  readonly #source: AsyncIterator<Uint8Array>;
  #parts: Buffer[] = [];
  #stored = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Bytes, as many as are wanted, or all that are left where those are fewer. */
  async take(wanted: number): Promise<Buffer> {
    await this.#fill(wanted);
    const length = Math.min(wanted, this.#stored);
    const [first] = this.#parts;
    if (first === undefined || first.length < length) this.#parts = [Buffer.concat(this.#parts)];
    const [all = Buffer.alloc(0)] = this.#parts;
    this.#stored -= length;
    if (all.length === length) this.#parts.shift();
    else this.#parts[0] = all.subarray(length);
    return all.subarray(0, length);
  }

  /** A line of text without its end; nothing where no line ends within that many bytes. */
  async line(longest: number): Promise<string | undefined> {
    const line: Buffer[] = [];
    for (let length = 0; length <= longest; length++) {
      const byte = await this.take(1);
      if (byte.length === 0) return undefined;
      if (byte[0] === 10) return Buffer.concat(line).toString('latin1');
      line.push(byte);
    }
    return undefined;
  }

  async isAtEnd(): Promise<boolean> {
    await this.#fill(1);
    return this.#stored === 0;
  }

  /** All that is left. */
  async *rest(): AsyncGenerator<Buffer> {
    while (!(await this.isAtEnd())) yield this.take(this.#stored);
  }

  async #fill(wanted: number): Promise<void> {
    while (this.#stored < wanted) {
      const { done, value } = await this.#source.next();
      if (done) return;
      this.#parts.push(Buffer.from(value.buffer, value.byteOffset, value.length));
      this.#stored += value.length;
    }
  }
}

/** Parts as they come, of which a hash is taken while they pass. */
export async function* heardBy<Part extends Uint8Array>(hash: Hash, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}
