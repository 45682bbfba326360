/** Ten steps of each power of ten, among them the values at which a page is judged. */
const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
const powers = 6;

/** The upper edges of the bins of a histogram, in thousandths of a second, or of a window for CLS. Bins grow with what they hold, so that each says a value as exactly as any other. */
const binEdges: readonly number[] = Array.from({ length: powers }, (_, power) => steps.map((step) => step * 10 ** power)).flat();

/** How many of some measurements lie in each bin, and above the last edge. */
export class Histogram {
  readonly bins: number[] = Array.from({ length: binEdges.length + 1 }, () => 0);

  add(value: number): void {
    this.#addTo(binOf(value), 1);
  }

  addAll(bins: readonly number[]): void {
    for (const [bin, times] of bins.entries()) this.#addTo(bin, times);
  }

  #addTo(bin: number, times: number): void {
    this.bins[bin] = (this.bins[bin] ?? 0) + times;
  }
}

function binOf(value: number): number {
  const found = binEdges.findIndex((edge) => value <= edge);
  return found < 0 ? binEdges.length : found;
}

/** The value below which so great a part of what was counted lies, as if it lay evenly within its bin; nothing where nothing was counted. */
export function quantileOf(bins: readonly number[], part: number): number | undefined {
  const total = sumOfBins(bins);
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

export const sumOfBins = (bins: readonly number[]): number => bins.reduce((sum, times) => sum + times, 0);
