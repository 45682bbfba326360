import type { SentCall } from './sent-call.ts';
import { longestTarget, type UsageCount, type Vital } from './usage-counts.ts';

/** A measurement of the page (web vitals): when it arose, and at which element, by its place in the page. */
export interface MeasuredVital {
  readonly vital: Vital;
  readonly value: number;
  readonly at: number;
  readonly target: string;
}

/** The port of those measurements: each is reported once for a page load. */
export abstract class Vitals {
  abstract watch(tell: (measured: MeasuredVital) => void): void;
}

/** From here on a page answers late (INP), in milliseconds, or jumps (CLS), as a share of the window. */
const lateMs = 200;
const jumpy = 0.9;

/** The longest measurement that is counted; what takes longer was asleep. */
const longestMs = 600_000;

/** The counts of a measurement: its value, and where it was slow. */
export function vitalCounts({ vital, value, target }: MeasuredVital, pageName: string): readonly UsageCount[] {
  if (!(value >= 0 && value <= longestMs)) return [];
  const rounded = vital === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
  const isSlow = (vital === 'INP' && value > lateMs) || (vital === 'CLS' && value >= jumpy);
  const slow = isSlow ? [{ kind: 'slow', vital, pageName, target: target.slice(0, longestTarget) } as const] : [];
  return [{ kind: 'vital', vital, pageName, value: rounded }, ...slow];
}

/** From here on a call is slow. Those that are not are counted by the server alone, which sees them anyway. */
const slowCallMs = 1_000;

/** The count of a call that was slow. What this product tells by itself is not counted: counts of counts would never end. */
export function slowCall({ operation, facts, ms = 0, isDone = false }: SentCall): UsageCount | undefined {
  if (ms < slowCallMs || ms > longestMs || facts.recorded) return undefined;
  return { kind: 'call', operation, ms: Math.round(ms), isDone };
}
