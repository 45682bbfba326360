import type { Metadata, Sharp } from 'sharp';
import { Failure } from '#core/failure.ts';
import { smallSide, mostMegapixels } from '#core/media/post-pictures.ts';

/** Re-encoded picture: upright, limited in size and free of metadata. */
export interface SanitizedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Phone-sized version; null if the picture is no larger. */
  readonly small: Uint8Array | null;
}

export interface PictureGround {
  readonly ground: Uint8Array;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Magic numbers of accepted formats; names and declared types of files are not trusted (S-73). */
const beginnings: readonly { readonly format: string; readonly fits: (bytes: Uint8Array) => boolean }[] = [
  { format: 'jpeg', fits: (bytes) => hasAt(bytes, 0, [0xff, 0xd8, 0xff]) },
  { format: 'png', fits: (bytes) => hasAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'webp', fits: (bytes) => hasAt(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && hasAt(bytes, 8, [0x57, 0x45, 0x42, 0x50]) },
];

const mostPixels = mostMegapixels * 1_000_000;
/** Limits unpacked bytes, except for JPEGs shrunk while reading. */
const mostUnpackedBytes = 100_000_000;
const longestSide = 1_600;
const quality = 82;
const white = '#fff';

let studio: ReturnType<typeof openStudio> | undefined;

/** Reads in this very process. */
export const squarePicture = (file: Uint8Array, side: number): Promise<Uint8Array> =>
  reading(file, (picture) => picture.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality }).toBuffer());

/** White ground, because logos are drawn for paper and vanish on dark; reads in this very process. */
export const logoPicture = (file: Uint8Array, side: number): Promise<Uint8Array> =>
  reading(file, (picture) => onWhite(picture, side).webp({ quality, smartSubsample: true }).toBuffer());

export const laidPicture = (file: Uint8Array, { ground, left, top, side }: PictureGround): Promise<Uint8Array> =>
  reading(file, async (picture, open) => {
    const input = await onWhite(picture, side).png().toBuffer();
    return open(ground).composite([{ input, left, top }]).png({ palette: true }).toBuffer();
  });

/** Picture for a post, whole and small, read in this very process. */
export const sanitizedPicture = (file: Uint8Array): Promise<SanitizedPicture> =>
  reading(file, async (picture, open) => {
    const { data: bytes, info } = await within(longestSide, picture).toBuffer({ resolveWithObject: true });
    const small = Math.max(info.width, info.height) > smallSide ? await within(smallSide, open(bytes)).toBuffer() : null;
    return { bytes, width: info.width, height: info.height, small };
  });

/** Opens an upright picture without its metadata (S-75); every reader error is the file's fault. */
async function reading<Made>(file: Uint8Array, make: (picture: Sharp, open: (bytes: Uint8Array) => Sharp) => Promise<Made>): Promise<Made> {
  const claimed = beginnings.find(({ fits }) => fits(file))?.format;
  if (claimed === undefined) throw unreadable();
  const open = await pictureStudio();
  try {
    const facts = await open(file, { limitInputPixels: false, pages: 1 }).metadata();
    if (facts.format !== claimed) throw unreadable();
    if ((facts.pages ?? 1) > 1) throw new Failure('invalid', 'Moving pictures are not accepted. Please choose a still one.', { code: 'PICTURE_UNREADABLE' });
    if (facts.width * facts.height > mostPixels || unpackedBytes(facts) > mostUnpackedBytes) throw tooLarge();
    return await make(open(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true }).rotate(), open);
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(error);
  }
}

export const pictureStudio = () => (studio ??= openStudio());

/** Loads the library with the first picture and disables all but three decoders (S-76). */
async function openStudio() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp;
}

function unpackedBytes({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  if (format === 'jpeg' && !isProgressive) return 0;
  return width * height * channels * (depth === 'uchar' ? 1 : 2) * (isProgressive ? 2 : 1);
}

const within = (side: number, picture: Sharp): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality });

const onWhite = (picture: Sharp, side: number): Sharp => picture.resize(side, side, { fit: 'contain', background: white }).flatten({ background: white });

const hasAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean => wanted.every((byte, place) => bytes[at + place] === byte);

export const tooLarge = (cause?: unknown): Failure => new Failure('invalid', 'This picture has too many pixels.', { code: 'PICTURE_TOO_LARGE', cause });

const unreadable = (cause?: unknown): Failure =>
  new Failure('invalid', 'This is not a picture that we can read. Please choose a JPEG, PNG or WebP file.', { code: 'PICTURE_UNREADABLE', cause });
