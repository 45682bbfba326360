/** A drawing of our own as WebP, such as posts hold. It is drawn before anybody may send a picture: from then on drawings are refused. */
export async function drawnPicture(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ effort: 0 }).toBuffer();
}
