import { dayMs } from '../figures/durations.ts';
import { dailyLimits } from '../content/post-limits.ts';
import type { Rephraser } from '../rephrase/rephrasings.ts';

export type QuotaName = keyof typeof dailyLimits;

export interface QuotasLeft extends Readonly<Record<QuotaName, number>> {
  readonly rephrasedBy: Rephraser;
  readonly resetsAt: number;
}

export abstract class Quotas {
  /** Personas unknown to any account have quotas of their own. */
  abstract left(persona?: string): Promise<QuotasLeft>;
}

export const tellsFrom = 3;

export const leftAfter = (name: QuotaName, times: number): number => Math.max(0, dailyLimits[name] - times);

export const resetAfter = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) + dayMs;
