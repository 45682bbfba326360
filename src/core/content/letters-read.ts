/** The most letters that a filter reads at once: so few that the worst of them is read soon (S-62). */
export const mostLettersRead = 20_000;

/** So many letters on both sides of a seam are read with each of the parts that meet there. */
const beside = 300;

/** A part of a text by its place, and where in the part begins and ends what no other part reports. */
interface ReadPart {
  readonly part: string;
  readonly from: number;
  readonly isOwn: (start: number) => boolean;
}

/** Parts of a text, read one after the other; they overlap, so that a find across a seam is whole. */
export function partsRead(text: string): readonly ReadPart[] {
  const step = mostLettersRead - 2 * beside;
  const count = Math.max(1, Math.ceil((text.length - 2 * beside) / step));
  return Array.from({ length: count }, (_, at) => ({
    part: text.slice(at * step, at * step + mostLettersRead),
    from: at * step,
    isOwn: (start: number) => (at === 0 || start >= beside) && (at === count - 1 || start < step + beside),
  }));
}
