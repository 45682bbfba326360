import sharp from 'sharp';

/** Camera-like picture, with metadata. */
export async function aPicture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 32, height = 18, artist = 'canary-artist' }: { readonly width?: number; readonly height?: number; readonly artist?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#25567c' } }).withExif({
    IFD0: { Artist: artist },
    IFD3: { GPSLatitude: '12/1 58/1 0/1' },
  });
  return Uint8Array.from(await drawn.toFormat(format).toBuffer());
}
