import { minuteMs } from '../figures/durations.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';

/** A made-up name that was chosen and has not begun yet. */
export interface WaitingName {
  readonly persona: AnonymousPersona;
  /** The moment by which it has begun; of a change, the moment drawn for it. */
  readonly from: number;
}

/** The code of a failure: nothing was sent, for the made-up name has not begun. It goes out later. */
export const nameWaits = 'NAME_WAITS';

/** The longest time between the token of a name, which the account asks for, and the name itself. */
export const longestNameWaitMinutes = 60;
export const longestNameWaitMs = longestNameWaitMinutes * minuteMs;

/** The moment at which a name becomes another, drawn apart from what the account asks for (F-07). */
export const drawnChange = (now: number, chance: () => number): number => now + Math.floor(chance() * longestNameWaitMs);

/** The full five minutes by which a name has begun, and what waited for it is out. */
export const beganBy = ({ from }: WaitingName, now: number): number => Math.ceil(Math.max(from, now) / (5 * minuteMs)) * 5 * minuteMs;

/** The state of a waiting name once it was looked after: there is none, one was made, changed or given up, or it waits on. */
export type NameWait = 'nothing' | 'changed' | { readonly afterMs: number };
