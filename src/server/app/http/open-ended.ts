import { brotliCompressSync, brotliDecompressSync, constants, crc32, deflateRawSync } from 'node:zlib';
import { brotliOf, Compressions, encodingIn, levels, leastCompressed, type Encoding } from './encoded.ts';

/** The bytes of an answer, and what they are encoded in. */
export interface EncodedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** An uncompressed block of Brotli has at most so many bytes. */
const largestBlock = 65_536;

/** Gives the whole text with this end, compressed. */
type Closing = (tail: Buffer) => Buffer;

/**
 * A text whose end each reader gets their own: what comes before is compressed once for all, which takes far less than rendering it. Once that is done with
 * Brotli, as nearly all take it, only the compressed bytes are kept, a sixth; to unpack them takes a millisecond at most.
 */
export class OpenEnded {
  #start: Buffer | undefined;
  readonly #isShort: boolean;
  readonly #closings = new Compressions((encoding, effort) => closings[encoding](this.#whole(), levels[effort][encoding]));
  #packed: Closing | undefined;

  constructor(start: string) {
    this.#start = Buffer.from(start);
    this.#isShort = this.#start.length < leastCompressed;
  }

  /** The text with this end, for a reader who takes `accepted`. */
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

/** Ways to compress a start up to a flush, after which more may follow, and to close it with a tail that is not compressed: what it adds to the length tells its own length alone. */
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

/** An empty last block of Brotli. */
const lastBlock = Buffer.from([3]);

const blocksOf = (tail: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(tail.length / largestBlock) }, (_, at) => tail.subarray(at * largestBlock, (at + 1) * largestBlock));

/** The header of an uncompressed block of Brotli (RFC 7932, 9.2): its length less one, and that it is not compressed. */
function uncompressedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** The checksum and length that end a gzip member (RFC 1952). */
function checksOf(checksum: number, length: number): Buffer {
  const checks = Buffer.alloc(8);
  checks.writeUInt32LE(checksum, 0);
  checks.writeUInt32LE(length >>> 0, 4);
  return checks;
}
