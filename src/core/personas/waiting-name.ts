import { minuteMs } from '../figures/durations.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';

export interface WaitingName {
  readonly persona: AnonymousPersona;
  /** Latest start; for a renaming, the drawn moment. */
  readonly from: number;
}

/** Error code: content waits until the pseudonym begins. */
export const nameWaits = 'NAME_WAITS';

/** Longest delay between token and name. */
export const longestNameWaitMinutes = 60;
export const longestNameWaitMs = longestNameWaitMinutes * minuteMs;

/** Random moment of a renaming, unrelated to account requests (F-07). */
export const drawnChange = (now: number, chance: () => number): number => now + Math.floor(chance() * longestNameWaitMs);

/** Rounds up to five minutes, by which waiting content is out. */
export const beganBy = ({ from }: WaitingName, now: number): number => Math.ceil(Math.max(from, now) / (5 * minuteMs)) * 5 * minuteMs;

/** No pending name, a completed one, or the remaining wait. */
export type NameWait = 'nothing' | 'changed' | { readonly afterMs: number };
