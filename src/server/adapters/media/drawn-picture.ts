/** The dimensions of a picture, in points. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Points of our own, in red, green and blue, as WebP such as posts hold. Drawings in a few colours are smallest when compressed without loss. */
export async function drawnPicture(points: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(points, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();
}
