import { constants, crc32, createBrotliCompress, createDeflateRaw, deflateRawSync, type BrotliCompress, type DeflateRaw } from 'node:zlib';
import { encodingIn, levels, leastCompressed, window, type Encoding } from './encoded.ts';

/** The bytes of an answer, and what they are encoded in. */
export interface EncodedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** An uncompressed block of Brotli has at most so many bytes. */
const largestBlock = 65_536;

/** Gives the whole text with this end, compressed. */
type Closing = (tail: Buffer) => Buffer;

/** A text whose end each reader gets their own: what comes before is compressed once for all. */
export class OpenEnded {
  readonly #start: Buffer;
  readonly #closings: Partial<Record<Encoding, Promise<Closing>>> = {};

  constructor(start: string) {
    this.#start = Buffer.from(start);
  }

  /** The text with this end, for a reader who takes `accepted`. */
  async endedBy(end: string, accepted: string | undefined): Promise<EncodedBytes> {
    const tail = Buffer.from(end);
    const encoding = this.#start.length < leastCompressed ? undefined : encodingIn(accepted);
    if (!encoding) return { bytes: Buffer.concat([this.#start, tail]), encoding };
    const close = await (this.#closings[encoding] ??= closings[encoding](this.#start));
    return { bytes: close(tail), encoding };
  }
}

/** Ways to compress a start and close it with a tail, which is not compressed: what it adds to the length tells its own length alone. */
const closings: Record<Encoding, (start: Buffer) => Promise<Closing>> = {
  br: async (start) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: levels.kept.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: start.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    };
    const flushed = await upToFlush(createBrotliCompress({ params }), start, constants.BROTLI_OPERATION_FLUSH);
    return (tail) => Buffer.concat([flushed, ...blocksOf(tail).flatMap((block) => [uncompressedHeader(block.length), block]), lastBlock]);
  },
  gzip: async (start) => {
    const flushed = await upToFlush(createDeflateRaw({ level: levels.kept.gzip }), start, constants.Z_SYNC_FLUSH);
    const checked = crc32(start);
    return (tail) => Buffer.concat([gzipHeader, flushed, deflateRawSync(tail, { level: 0 }), checksOf(crc32(tail, checked), start.length + tail.length)]);
  },
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** All that a compressor gives for these bytes up to a flush, after which more may follow. */
const upToFlush = (compressor: BrotliCompress | DeflateRaw, bytes: Buffer, kind: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    compressor.on('data', (part: Buffer) => parts.push(part));
    compressor.on('error', reject);
    compressor.write(bytes);
    compressor.flush(kind, () => {
      resolve(Buffer.concat(parts));
      compressor.destroy();
    });
  });

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
