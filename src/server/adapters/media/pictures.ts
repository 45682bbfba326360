/** The limit of bytes for an inlined picture (data URL); a larger one is linked by its URL. */
export const smallPictureBytes = 2_048;
/** Most characters of a picture that is written into an answer. */
const longestPicture = 4_000;

/** The URL of a picture on our own origin. */
export const pictureUrlOf = (id: string | null): string | null => (id === null ? null : `/images/${id}`);

/** A small picture carried in the answer itself, or the URL of any other. */
export function pictureOf(id: string | null, contentType: string | null, bytes: Uint8Array | null): string | null {
  const carried = contentType === null || bytes === null ? undefined : carriedPicture(contentType, Buffer.from(bytes));
  return carried !== undefined && carried.length <= longestPicture ? carried : pictureUrlOf(id);
}

function carriedPicture(contentType: string, bytes: Buffer): string | undefined {
  if (contentType === 'image/svg+xml') return `data:${contentType},${inUrl(bytes.toString('utf8'))}`;
  return ['image/webp', 'image/png'].includes(contentType) ? `data:${contentType};base64,${bytes.toString('base64')}` : undefined;
}

/** A drawing is text, and stays shortest when only those letters are written in code that a URL or markup would trip over. */
const inUrl = (drawing: string): string => drawing.replace(/[^ !$'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/gu, encodeURIComponent);
