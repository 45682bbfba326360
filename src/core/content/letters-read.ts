/** Letters a filter reads at once, few enough for its worst case (S-62). */
export const mostLettersRead = 20_000;

/** Letters on both sides of a seam read with each adjoining part. */
const beside = 300;

interface ReadPart {
  readonly part: string;
  readonly from: number;
  readonly isOwn: (start: number) => boolean;
}

/** Splits a text into overlapping parts, so that a match across a seam is found whole. */
export function partsRead(text: string): readonly ReadPart[] {
  const step = mostLettersRead - 2 * beside;
  const count = Math.max(1, Math.ceil((text.length - 2 * beside) / step));
  return Array.from({ length: count }, (_, at) => ({
    part: text.slice(at * step, at * step + mostLettersRead),
    from: at * step,
    isOwn: (start: number) => (at === 0 || start >= beside) && (at === count - 1 || start < step + beside),
  }));
}
