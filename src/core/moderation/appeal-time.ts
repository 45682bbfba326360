import { dayOf } from '../figures/ago.ts';
import { dayMs } from '../figures/durations.ts';
import type { ResourceType } from '../votes/vote.ts';
import type { ModerationOutcome } from './moderation-outcome.ts';

/** Days an author may appeal a decision (F-28). */
export const appealDays = 15;

/** Kinds appealable on any day; all others are contributions. */
const withoutLastDay: readonly ResourceType[] = ['POST', 'COMMENT', 'ANSWER', 'QUESTION', 'MESSAGE'];

/** Null where an appeal has no deadline. */
export const lastAppealDay = (type: ResourceType, decidedOn: string | null): string | null =>
  withoutLastDay.includes(type) || decidedOn === null ? null : dayOf(Date.parse(decidedOn) + appealDays * dayMs);

/** Ends the right to appeal once the time is over. */
export function onDay<Kept extends Pick<ModerationOutcome, 'decidedOn' | 'mayAppeal'>>(type: ResourceType, outcome: Kept, today: string): Kept {
  const last = lastAppealDay(type, outcome.decidedOn);
  return last !== null && today > last ? { ...outcome, mayAppeal: false } : outcome;
}
