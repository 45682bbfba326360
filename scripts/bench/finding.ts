export interface Finding {
  readonly what: string;
  readonly figure: string;
  readonly limit: string;
  readonly holds: boolean;
}

export type Figures = Readonly<Record<string, string>>;

export const atMost = (what: string, value: number, most: number, unit: string): Finding => ({
  what,
  figure: `${round(value)} ${unit}`,
  limit: `at most ${round(most)} ${unit}`,
  holds: value <= most,
});

export const atLeast = (what: string, value: number, least: number, unit: string): Finding => ({
  what,
  figure: `${round(value)} ${unit}`,
  limit: `at least ${round(least)} ${unit}`,
  holds: value >= least,
});

export const recorded = (what: string, value: number, unit: string): Finding => ({ what, figure: `${round(value)} ${unit}`, limit: '', holds: true });

export const lineOf = ({ what, figure, limit, holds }: Finding, last?: Figures): string =>
  `${holds ? 'holds ' : 'BROKEN'}  ${what.padEnd(72)} ${figure.padStart(14)}   ${last ? `last ${last[what] ?? 'unknown'}`.padEnd(20) : ''}${limit}`.trimEnd();

const round = (value: number): string => (value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(3));

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = NaN, upper = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
}

export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** Median of ratios by round, so that a slow minute affects both sides. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  if (ours.length !== theirs.length || ours.length === 0) throw new Error(`${ours.length} rounds cannot be held against ${theirs.length}.`);
  return medianOf(ours.map((value, at) => value / (theirs[at] ?? NaN)));
}

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
