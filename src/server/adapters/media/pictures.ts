/** Limits inlined pictures (data URLs); larger ones are linked. */
export const smallPictureBytes = 2_048;
const longestPicture = 4_000;

export const pictureUrlOf = (id: string | null): string | null => (id === null ? null : `/images/${id}`);

export function pictureOf(id: string | null, contentType: string | null, bytes: Uint8Array | null): string | null {
  const carried = contentType === null || bytes === null ? undefined : carriedPicture(contentType, Buffer.from(bytes));
  return carried !== undefined && carried.length <= longestPicture ? carried : pictureUrlOf(id);
}

function carriedPicture(contentType: string, bytes: Buffer): string | undefined {
  if (contentType === 'image/svg+xml') return `data:${contentType},${inUrl(bytes.toString('utf8'))}`;
  return ['image/webp', 'image/png'].includes(contentType) ? `data:${contentType};base64,${bytes.toString('base64')}` : undefined;
}

/** Encodes only characters that break URLs or markup, which keeps drawings shortest. */
const inUrl = (drawing: string): string => drawing.replace(/[^ !$'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/gu, encodeURIComponent);
