import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const smallest = 1_024;
const compress = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} satisfies Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>>;

/** A text as it goes over the wire. Each compression (Brotli, gzip) is made when it is first asked for, once. */
export class Encoded {
  readonly bytes: Buffer;
  readonly #quality: number;
  readonly #made: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(text: string, quality = 4) {
    this.bytes = Buffer.from(text);
    this.#quality = quality;
  }

  /** The bytes for a reader who takes `accepted`, and what they are encoded in. Small texts are not worth it. */
  async for(accepted: string | undefined): Promise<{ readonly bytes: Buffer; readonly encoding: Encoding | undefined }> {
    const encoding = this.bytes.length < smallest ? undefined : encodingIn(accepted);
    if (!encoding) return { bytes: this.bytes, encoding };
    return { bytes: await (this.#made[encoding] ??= compress[encoding](this.bytes, this.#quality)), encoding };
  }
}

/** The best encoding of ours that an Accept-Encoding header allows. */
function encodingIn(accepted: string | undefined): Encoding | undefined {
  const allowed = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight] = part.split(';');
      return [name.trim().toLowerCase(), weight === undefined || Number(weight.replace(/^\s*q=/i, '')) > 0] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => allowed.get(encoding));
}
