import type { Sharp, SharpOptions } from 'sharp';
import { Failure } from '#core/failure.ts';
import { smallSide } from '#core/posts/post-media.ts';

/** A picture written anew: upright, not too large, and with nothing in it but what one sees. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The same as small as a phone shows it; nothing where it is no larger anyway. */
  readonly small: Uint8Array | null;
}

type Studio = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

const longestSide = 1_600;
const mostPixels = 50_000_000;
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

let studio: Promise<Studio> | undefined;

/** Reads a picture by its content alone and writes it as WebP. Whatever is no JPEG, PNG or WebP picture is refused before it is drawn (S-73 to S-76). */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const open = await (studio ??= openStudio());
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1, animated: false } as const;
    const { format, width, height } = await open(bytes, options).metadata();
    if (!formats.includes(format) || width === 0 || height === 0) throw notAPicture();
    const { data, info } = await within(longestSide, open(bytes, options).rotate()).toBuffer({ resolveWithObject: true });
    const small = Math.max(info.width, info.height) > smallSide ? await within(smallSide, open(data)).toBuffer() : null;
    return { bytes: data, width: info.width, height: info.height, small };
  } catch (error) {
    throw error instanceof Failure ? error : notAPicture(error);
  }
}

const within = (side: number, picture: Sharp): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 });

const notAPicture = (cause?: unknown): Failure => new Failure('invalid', 'Send a JPEG, PNG or WebP picture.', { code: 'MEDIA_TYPE_UNSUPPORTED', cause });

/** The library is large and comes with the first picture. Of all that it can read it keeps three readers. */
async function openStudio(): Promise<Studio> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp;
}
