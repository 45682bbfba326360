interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Encodes RGB pixels as lossless WebP, smallest for drawings in few colours. */
export async function drawnPicture(points: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(points, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();
}
