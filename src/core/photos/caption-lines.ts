/** The captions of photos as one text: a line each, an empty one where there is none. */
export const captionLines = (captions: readonly (string | null)[]): string =>
  captions
    .map((caption) => (caption ?? '').replace(/\s+/g, ' ').trim())
    .join('\n')
    .trimEnd();

/** The captions of so many photos, read back from their lines. */
export function captionsIn(lines: string, count: number): readonly (string | null)[] {
  const read = lines.split('\n');
  return Array.from({ length: count }, (_, at) => read[at] || null);
}
