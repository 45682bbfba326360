import type { Vital } from './usage-counts.ts';

export type VitalVerdict = 'good' | 'needs-work' | 'poor';

/** Published web vitals limits for good and poor, at the 75th percentile (web.dev/articles/vitals). */
const limits = { LCP: [2_500, 4_000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

export type JudgedVital = keyof typeof limits;
export const judgedVitals = ['LCP', 'INP', 'CLS'] as const satisfies readonly JudgedVital[];

export const isJudged = (vital: Vital): vital is JudgedVital => Object.hasOwn(limits, vital);

export function verdictOf(vital: JudgedVital, p75: number): VitalVerdict {
  const [good, poor] = limits[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs-work' : 'poor';
}
