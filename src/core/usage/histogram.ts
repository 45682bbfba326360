/** Ten steps of each power of ten, among them the values at which a page is judged. */
const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
const powers = 6;

/** The upper edges of the bins of a histogram, in thousandths of a second, or of a window for CLS. Bins grow with what they hold, so that each says a value as exactly as any other. */
export const binEdges: readonly number[] = Array.from({ length: powers }, (_, power) => steps.map((step) => step * 10 ** power)).flat();

/** The number of bins: that of every edge, and one for what lies above the last. */
export const binCount = binEdges.length + 1;

/** The bin of a value. */
export function binOf(value: number): number {
  const found = binEdges.findIndex((edge) => value <= edge);
  return found < 0 ? binEdges.length : found;
}

/** The value below which so great a part of what was counted lies, as if it lay evenly within its bin; nothing where nothing was counted. */
export function quantileOf(bins: readonly number[], part: number): number | undefined {
  const total = sumOf(bins);
  if (total === 0) return undefined;
  let left = total * part;
  for (const [bin, times] of bins.entries()) {
    if (times > 0 && left <= times) return within(bin, left / times);
    left -= times;
  }
  return binEdges.at(-1);
}

function within(bin: number, part: number): number {
  const lower = binEdges[bin - 1] ?? 0;
  const upper = binEdges[bin] ?? lower;
  return lower + (upper - lower) * part;
}

export const sumOf = (bins: readonly number[]): number => bins.reduce((sum, times) => sum + times, 0);
