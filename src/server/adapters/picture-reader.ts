import sharp from 'sharp';
import { Failure } from '#core/failure.ts';

/** What the formats that we take begin with; what a file is called or says of itself counts for nothing (S-73). */
const beginnings: readonly { readonly format: string; readonly fits: (bytes: Uint8Array) => boolean }[] = [
  { format: 'jpeg', fits: (bytes) => hasAt(bytes, 0, [0xff, 0xd8, 0xff]) },
  { format: 'png', fits: (bytes) => hasAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'webp', fits: (bytes) => hasAt(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && hasAt(bytes, 8, [0x57, 0x45, 0x42, 0x50]) },
];

/** More than any telephone takes; beyond it a small file may unpack to a flood (S-74). */
const mostPixels = 50_000_000;

/** All that libvips could read besides is switched off, so that no other decoder is ever reached (S-76). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/** The picture as a square of so many pixels and nothing else that the file held: no place, no camera, no comment (S-75). */
export async function squarePicture(file: Uint8Array, side: number): Promise<Uint8Array> {
  const claimed = beginnings.find(({ fits }) => fits(file))?.format;
  if (claimed === undefined) throw unreadable();
  const about = await reading(() => sharp(file, { limitInputPixels: false, pages: 1 }).metadata());
  if (about.format !== claimed) throw unreadable();
  if ((about.pages ?? 1) > 1) throw new Failure('invalid', 'A picture that moves is not taken. Please choose a still one.', { code: 'PICTURE_UNREADABLE' });
  if (about.width * about.height > mostPixels) throw new Failure('invalid', 'This picture has too many pixels.', { code: 'PICTURE_TOO_LARGE' });
  return reading(() =>
    sharp(file, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

/** Whatever the decoder stumbles over is the file's fault. */
async function reading<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw unreadable(cause);
  }
}

const hasAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean => wanted.every((byte, place) => bytes[at + place] === byte);

const unreadable = (cause?: unknown): Failure =>
  new Failure('invalid', 'This is no picture that we can read. Please choose a JPEG, PNG or WebP file.', { code: 'PICTURE_UNREADABLE', cause });
