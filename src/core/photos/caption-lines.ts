export const captionLines = (captions: readonly (string | null)[]): string =>
  captions
    .map((caption) => (caption ?? '').replace(/\s+/g, ' ').trim())
    .join('\n')
    .trimEnd();

export function captionsIn(lines: string, count: number): readonly (string | null)[] {
  const read = lines.split('\n');
  return Array.from({ length: count }, (_, at) => read[at] || null);
}
