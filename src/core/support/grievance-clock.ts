import { dayOf, timeOf } from '../figures/ago.ts';
import { dayMs, hourMs, minuteMs } from '../figures/durations.ts';
import { grievanceDeadlines } from '../operator/grievance-deadlines.ts';
import type { Grievance, GrievanceKind } from './grievance.ts';

/** The time that is left until a deadline, or that has passed since: whole days, and below a day hours and minutes. */
export type GrievanceSpan = { readonly days: number } | { readonly hours: number; readonly minutes: number };

/** The clock of a grievance: how much time its officer has left, by how much they are late, or that it is answered. */
export type GrievanceClock = { readonly is: 'answered' } | ({ readonly is: 'running' | 'overdue' } & GrievanceSpan);

/**
 * The moment by which a grievance has to be answered. An urgent one has its hours to the minute; any other has until the end of the last day, so that the moment
 * says no more than the day on which it arrived.
 */
export function decideByOf(kind: GrievanceKind, receivedAt: number): number {
  const { intimateHours, decidedDays } = grievanceDeadlines;
  return kind === 'IMITATION_OR_INTIMATE' ? receivedAt + intimateHours * hourMs : endOfDay(dayOf(receivedAt + decidedDays * dayMs));
}

/** The last second of a day in India. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+05:30`);

/** The time of day of a deadline, such as 10:32; none where the deadline is the end of a day. */
export const deadlineTime = (decideBy: number): string | undefined => (decideBy === endOfDay(dayOf(decideBy)) ? undefined : timeOf(decideBy));

/** The clock of a grievance at a moment. */
export function clockOf({ decideBy, answer }: Pick<Grievance, 'decideBy' | 'answer'>, now: number): GrievanceClock {
  if (answer) return { is: 'answered' };
  return now <= decideBy ? { is: 'running', ...spanOf(decideBy - now) } : { is: 'overdue', ...spanOf(now - decideBy) };
}

/** Less than a minute is a minute, so that no clock says nothing. */
function spanOf(ms: number): GrievanceSpan {
  if (ms >= dayMs) return { days: Math.floor(ms / dayMs) };
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  return { hours: Math.floor((minutes * minuteMs) / hourMs), minutes: minutes % (hourMs / minuteMs) };
}

/** The last day on which the sender can appeal against an answer. */
export const appealBy = (answeredOn: string): string => dayOf(Date.parse(answeredOn) + grievanceDeadlines.appealDays * dayMs);
