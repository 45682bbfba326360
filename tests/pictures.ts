import sharp from 'sharp';

/** A picture as a camera would send it, with what cameras write into it. */
export async function aPicture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 32, height = 18 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#25567c' } }).withExif({
    IFD0: { Artist: 'canary-artist' },
    IFD3: { GPSLatitude: '12/1 58/1 0/1' },
  });
  return Uint8Array.from(await drawn.toFormat(format).toBuffer());
}
