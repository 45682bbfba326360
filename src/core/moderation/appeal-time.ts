import { dayOf } from '../figures/ago.ts';
import { dayMs } from '../figures/durations.ts';
import type { ResourceType } from '../votes/vote.ts';
import type { ModerationOutcome } from './moderation-outcome.ts';

/** The days after a decision about a contribution on which its author may still appeal it (F-28). */
export const appealDays = 15;

/** What may be appealed on any day; every other kind is a contribution. */
const withoutLastDay: readonly ResourceType[] = ['POST', 'COMMENT', 'ANSWER', 'QUESTION', 'MESSAGE'];

/** The last day on which a decision may be appealed; null where there is none. */
export const lastAppealDay = (type: ResourceType, decidedOn: string | null): string | null =>
  withoutLastDay.includes(type) || decidedOn === null ? null : dayOf(Date.parse(decidedOn) + appealDays * dayMs);

/** An outcome as it is on a day: once its time is over it cannot be appealed. */
export function onDay<Kept extends Pick<ModerationOutcome, 'decidedOn' | 'mayAppeal'>>(type: ResourceType, outcome: Kept, today: string): Kept {
  const last = lastAppealDay(type, outcome.decidedOn);
  return last !== null && today > last ? { ...outcome, mayAppeal: false } : outcome;
}
