import { hourMs, minuteMs } from '../figures/durations.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';

/** A made-up name that was chosen and has not begun yet. */
export interface WaitingName {
  readonly persona: AnonymousPersona;
  /** The moment from which this device may say to the server, by key, that it begins. */
  readonly from: number;
}

/** The code of a failure: nothing was sent, for the made-up name has not begun. It goes out later. */
export const nameWaits = 'NAME_WAITS';

/** The longest time between the token of a name, which the account asks for, and the name itself. */
export const longestNameWaitMs = hourMs;

/**
 * The moment at which a name begins whose token is asked for now: drawn by lot from the hour to come, each moment as likely as any other, so that of all who asked
 * within an hour none is nearer to the name than the rest (F-07).
 */
export const drawnBeginning = (now: number, chance: () => number): number => now + Math.floor(chance() * longestNameWaitMs);

/** The span after its moment within which an open page lets a name begin, and sends what waited for it. */
const beginningMs = 2 * minuteMs;

/** The full five minutes by which a name has begun and what waited is out, with a page open. */
export const beganBy = ({ from }: WaitingName, now: number): number => Math.ceil((Math.max(from, now) + beginningMs) / (5 * minuteMs)) * 5 * minuteMs;

/** The state of a waiting name once it was looked after: there is none, one was made, changed or given up, or it waits on. */
export type NameWait = 'nothing' | 'changed' | { readonly afterMs: number };
