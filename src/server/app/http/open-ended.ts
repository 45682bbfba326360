import { brotliCompressSync, brotliDecompressSync, constants, crc32, deflateRawSync } from 'node:zlib';
import { brotliOf, Compressions, encodingIn, levels, leastCompressed, type Encoding } from './encoded.ts';

export interface EncodedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

const largestBlock = 65_536;

type Closing = (tail: Buffer) => Buffer;

/** Compresses the shared start once and adds each reader's own end, keeping only Brotli bytes. */
export class OpenEnded {
  #start: Buffer | undefined;
  readonly #isShort: boolean;
  readonly #closings = new Compressions((encoding, effort) => closings[encoding](this.#whole(), levels[effort][encoding]));
  #packed: Closing | undefined;

  constructor(start: string) {
    this.#start = Buffer.from(start);
    this.#isShort = this.#start.length < leastCompressed;
  }

  endedBy(end: string, accepted: string | undefined): EncodedBytes {
    const tail = Buffer.from(end);
    const encoding = this.#isShort ? undefined : encodingIn(accepted);
    if (!encoding) return { bytes: Buffer.concat([this.#whole(), tail]), encoding };
    const close = this.#closings.in(encoding);
    if (encoding === 'br') [this.#start, this.#packed] = [undefined, close];
    return { bytes: close(tail), encoding };
  }

  #whole(): Buffer {
    const nothing = Buffer.alloc(0);
    return this.#start ?? (this.#packed ? brotliDecompressSync(this.#packed(nothing)) : nothing);
  }
}

/** Appends the tail uncompressed after a flush, so that total length reveals only its own. */
const closings: Record<Encoding, (start: Buffer, level: number) => Closing> = {
  br: (start, level) => {
    const flushed = brotliCompressSync(start, { ...brotliOf(start, level), finishFlush: constants.BROTLI_OPERATION_FLUSH });
    return (tail) => Buffer.concat([flushed, ...blocksOf(tail).flatMap((block) => [uncompressedHeader(block.length), block]), lastBlock]);
  },
  gzip: (start, level) => {
    const flushed = deflateRawSync(start, { level, finishFlush: constants.Z_SYNC_FLUSH });
    const checked = crc32(start);
    return (tail) => Buffer.concat([gzipHeader, flushed, deflateRawSync(tail, { level: 0 }), checksOf(crc32(tail, checked), start.length + tail.length)]);
  },
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const lastBlock = Buffer.from([3]);

const blocksOf = (tail: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(tail.length / largestBlock) }, (_, at) => tail.subarray(at * largestBlock, (at + 1) * largestBlock));

/** Header of an uncompressed Brotli block (RFC 7932, 9.2). */
function uncompressedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** Trailer of a gzip member (RFC 1952). */
function checksOf(checksum: number, length: number): Buffer {
  const checks = Buffer.alloc(8);
  checks.writeUInt32LE(checksum, 0);
  checks.writeUInt32LE(length >>> 0, 4);
  return checks;
}
