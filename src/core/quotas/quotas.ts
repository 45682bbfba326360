import { dayMs } from '../figures/durations.ts';
import { dailyLimits } from '../content/post-limits.ts';

/** The daily quotas of a member, by the names of their limits. */
export type QuotaName = keyof typeof dailyLimits;

/** The rest of the daily quotas of the caller. */
export interface QuotasLeft extends Readonly<Record<Exclude<QuotaName, 'rephrasings'>, number>> {
  /** Null where no language model is set up: nothing is rephrased there. */
  readonly rephrasings: number | null;
  /** The moment at which all of them begin again. */
  readonly resetsAt: number;
}

/** The daily quotas of the signed-in member, so that a limit is shown before it bites. */
export abstract class Quotas {
  /** The rest of the persona that speaks: one that no account is known to has quotas of its own. */
  abstract left(persona?: string): Promise<QuotasLeft>;
}

/** The rest of a quota from which on a member sees how many are left. */
export const tellsFrom = 3;

/** The rest of a quota after some uses. */
export const leftAfter = (name: QuotaName, times: number): number => Math.max(0, dailyLimits[name] - times);

/** The moment at which the quotas of a day in India begin again: the midnight that ends it. */
export const resetAfter = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) + dayMs;
