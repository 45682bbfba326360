import type { SentCall } from './sent-call.ts';
import { longestTarget, type UsageCount, type Vital } from './usage-counts.ts';

export interface MeasuredVital {
  readonly vital: Vital;
  readonly value: number;
  readonly at: number;
  readonly target: string;
}

/** Reports each measurement once per page load. */
export abstract class Vitals {
  abstract watch(tell: (measured: MeasuredVital) => void): void;
}

/** Limits for a late response (INP, milliseconds) or a jump (CLS, share of the window). */
const lateMs = 200;
const jumpy = 0.9;

/** Longest measurement counted, as anything longer was asleep. */
const longestMs = 600_000;

/** Counts the value, and the place if it was slow. */
export function vitalCounts({ vital, value, target }: MeasuredVital, pageName: string): readonly UsageCount[] {
  if (!(value >= 0 && value <= longestMs)) return [];
  const rounded = vital === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
  const isSlow = (vital === 'INP' && value > lateMs) || (vital === 'CLS' && value >= jumpy);
  const slow = isSlow ? [{ kind: 'slow', vital, pageName, target: target.slice(0, longestTarget) } as const] : [];
  return [{ kind: 'vital', vital, pageName, value: rounded }, ...slow];
}

/** Threshold of a slow call, since the server already counts all others. */
const slowCallMs = 1_000;

/** Ignores the product's own reports, which would otherwise be counted endlessly. */
export function slowCall({ operation, facts, ms = 0, isDone = false }: SentCall): UsageCount | undefined {
  if (ms < slowCallMs || ms > longestMs || facts.recorded) return undefined;
  return { kind: 'call', operation, ms: Math.round(ms), isDone };
}
