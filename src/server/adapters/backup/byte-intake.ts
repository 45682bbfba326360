import type { Hash } from 'node:crypto';

export class ByteIntake {
  readonly #source: AsyncIterator<Uint8Array>;
  #parts: Buffer[] = [];
  #stored = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns fewer bytes only at the end. */
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

  /** Undefined when no line ends within the limit. */
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

export async function* heardBy<Part extends Uint8Array>(hash: Hash, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}
