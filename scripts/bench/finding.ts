/** One figure, what it was held against, and whether it holds. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  readonly limit: string;
  readonly holds: boolean;
}

/** A figure that may be at most so much. */
export const atMost = (what: string, value: number, most: number, unit: string): Finding => ({
  what,
  figure: `${round(value)} ${unit}`,
  limit: `at most ${most} ${unit}`,
  holds: value <= most,
});

/** A figure that must be at least so much. */
export const atLeast = (what: string, value: number, least: number, unit: string): Finding => ({
  what,
  figure: `${round(value)} ${unit}`,
  limit: `at least ${least} ${unit}`,
  holds: value >= least,
});

/** A figure that is only told. */
export const told = (what: string, value: number, unit: string): Finding => ({ what, figure: `${round(value)} ${unit}`, limit: '', holds: true });

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
