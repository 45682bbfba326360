import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productBrand, type Brand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { linkPictures, linkPictureUrl, signPlaceIn } from '#core/navigation/link-picture.ts';
import { pictureQueue } from '#server/adapters/media/picture-queue.ts';
import type { Settings } from './settings.ts';

export interface BrandPicture {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface OpenedBrand {
  readonly brand: Brand;
  readonly pictures: ReadonlyMap<string, BrandPicture>;
}

/** Pixel sizes; the sign is twice its largest display. */
const sides = { sign: 96, icon: 512 } as const;
const operator = { owner: 'operator', whenOver: undefined };

/** Uses a custom name in Hindi too, unless that is set. */
export function brandNamed({ brandName, brandNameHindi }: Pick<Settings, 'brandName' | 'brandNameHindi'>): Brand {
  const known = brandName === productBrand.name.en ? productBrand.name.hi : brandName;
  return { name: { en: brandName, hi: brandNameHindi ?? known }, pictures: null };
}

/** Draws the logo for all its places; `unmarked` contains pictures with room for it. */
export async function openBrand(settings: Pick<Settings, 'brandName' | 'brandNameHindi' | 'brandLogo'>, unmarked: string): Promise<OpenedBrand> {
  const named = brandNamed(settings);
  if (settings.brandLogo === undefined) return { brand: named, pictures: new Map() };
  try {
    const drawn = await picturesOf(await fileOf(settings.brandLogo), unmarked);
    const hash = createHash('sha256');
    for (const { bytes } of drawn.values()) hash.update(bytes);
    const folder = `/brand/${hash.digest('hex').slice(0, 16)}`;
    return { brand: { ...named, pictures: folder }, pictures: new Map([...drawn].map(([name, picture]) => [`${folder}/${name}`, picture])) };
  } catch (error) {
    throw new Failure('invalid', `BRAND_LOGO=${settings.brandLogo} cannot be used. ${Failure.from(error).message}`, { cause: error });
  }
}

async function picturesOf(file: Uint8Array, unmarked: string): Promise<ReadonlyMap<string, BrandPicture>> {
  const drawn = new Map<string, BrandPicture>();
  for (const [name, side] of Object.entries(sides))
    drawn.set(`${name}.webp`, { contentType: 'image/webp', bytes: await pictureQueue.logo(file, side, operator) });
  for (const kind of linkPictures) {
    const ground = join(unmarked, linkPictureUrl(kind));
    if (!existsSync(ground)) continue;
    const laid = { ground: await readFile(ground), ...signPlaceIn(kind) };
    drawn.set(`${kind}.png`, { contentType: 'image/png', bytes: await pictureQueue.laid(file, laid, operator) });
  }
  return drawn;
}

async function fileOf(path: string): Promise<Uint8Array> {
  const file = await readFile(path).catch((error: unknown) => {
    throw new Failure('missing', 'It cannot be read.', { cause: error });
  });
  if (file.length > largestPictureBytes) throw new Failure('invalid', `It is larger than ${wholeMegabytes(largestPictureBytes)} MB.`);
  return file;
}
