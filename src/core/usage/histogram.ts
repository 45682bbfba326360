/** Ten steps per power of ten, including the limits by which pages are judged. */
const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
const powers = 6;

/** Upper bin edges in milliseconds, or shares of a window for CLS, growing for constant precision. */
const binEdges: readonly number[] = Array.from({ length: powers }, (_, power) => steps.map((step) => step * 10 ** power)).flat();

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

/** Interpolates evenly within a bin, or returns nothing without counts. */
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
