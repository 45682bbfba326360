import type { Vital } from './usage-counts.ts';

export type VitalVerdict = 'good' | 'needs-work' | 'poor';

/** The published limits of what is measured (web.dev/articles/vitals): good up to the first, poor above the second, by the value of three page views in four. */
const limits = { LCP: [2_500, 4_000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

/** What is judged; the others are read beside it. */
export type JudgedVital = keyof typeof limits;
export const judgedVitals = ['LCP', 'INP', 'CLS'] as const satisfies readonly JudgedVital[];

export const isJudged = (vital: Vital): vital is JudgedVital => Object.hasOwn(limits, vital);

export function verdictOf(vital: JudgedVital, p75: number): VitalVerdict {
  const [good, poor] = limits[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs-work' : 'poor';
}
