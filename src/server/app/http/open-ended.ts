import { constants, crc32, createBrotliCompress, createDeflateRaw, deflateRawSync, type BrotliCompress, type DeflateRaw } from 'node:zlib';
import { encodingIn, levels, leastCompressed, window, type Encoding } from './encoded.ts';

/** The bytes of an answer, and what they are encoded in. */
export interface EncodedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** An uncompressed block of Brotli has at most so many bytes. */
const largestBlock = 65_536;

/** A text whose end each reader gets their own: what comes before is compressed once for all. */
export class OpenEnded {
  readonly #start: Buffer;
  readonly #made: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(start: string) {
    this.#start = Buffer.from(start);
  }

  /** The text with this end, for a reader who takes `accepted`. */
  async endedBy(end: string, accepted: string | undefined): Promise<EncodedBytes> {
    const tail = Buffer.from(end);
    const encoding = this.#start.length < leastCompressed ? undefined : encodingIn(accepted);
    if (!encoding) return { bytes: Buffer.concat([this.#start, tail]), encoding };
    const start = await (this.#made[encoding] ??= flushed(encoding, this.#start));
    return { bytes: Buffer.concat([start, ...endings[encoding](tail, this.#start)]), encoding };
  }
}

const flushed = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => (encoding === 'br' ? flushedBrotli(bytes) : flushedGzip(bytes));

const flushedBrotli = (bytes: Buffer): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.kept.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return upToFlush(createBrotliCompress({ params }), bytes, constants.BROTLI_OPERATION_FLUSH);
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const flushedGzip = async (bytes: Buffer): Promise<Buffer> =>
  Buffer.concat([gzipHeader, await upToFlush(createDeflateRaw({ level: levels.kept.gzip }), bytes, constants.Z_SYNC_FLUSH)]);

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

/** What closes a compressed text whose start was flushed, with this tail in it. */
const endings = {
  br: (tail: Buffer) => [...blocksOf(tail).flatMap((block) => [uncompressedHeader(block.length), block]), lastBlock],
  gzip: (tail: Buffer, start: Buffer) => [deflateRawSync(tail), checksOf(tail, start)],
} satisfies Record<Encoding, (tail: Buffer, start: Buffer) => readonly Buffer[]>;

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
function checksOf(tail: Buffer, start: Buffer): Buffer {
  const checks = Buffer.alloc(8);
  checks.writeUInt32LE(crc32(tail, crc32(start)), 0);
  checks.writeUInt32LE((start.length + tail.length) >>> 0, 4);
  return checks;
}
