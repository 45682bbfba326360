import { dayOf, timeOf } from '../figures/ago.ts';
import { dayMs, hourMs, minuteMs } from '../figures/durations.ts';
import { grievanceDeadlines } from '../operator/grievance-deadlines.ts';
import type { Grievance, GrievanceKind } from './grievance.ts';

/** Whole days, or hours and minutes below a day, before or after a deadline. */
export type GrievanceSpan = { readonly days: number } | { readonly hours: number; readonly minutes: number };

export type GrievanceClock = { readonly is: 'answered' } | ({ readonly is: 'running' | 'overdue' } & GrievanceSpan);

/** Urgent ones are due to the minute, others at day's end to reveal only the arrival day. */
export function decideByOf(kind: GrievanceKind, receivedAt: number): number {
  const { intimateHours, decidedDays } = grievanceDeadlines;
  return kind === 'IMITATION_OR_INTIMATE' ? receivedAt + intimateHours * hourMs : endOfDay(dayOf(receivedAt + decidedDays * dayMs));
}

export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+05:30`);

/** Undefined when the deadline is the end of a day. */
export const deadlineTime = (decideBy: number): string | undefined => (decideBy === endOfDay(dayOf(decideBy)) ? undefined : timeOf(decideBy));

export function clockOf({ decideBy, answer }: Pick<Grievance, 'decideBy' | 'answer'>, now: number): GrievanceClock {
  if (answer) return { is: 'answered' };
  return now <= decideBy ? { is: 'running', ...spanOf(decideBy - now) } : { is: 'overdue', ...spanOf(now - decideBy) };
}

function spanOf(ms: number): GrievanceSpan {
  if (ms >= dayMs) return { days: Math.floor(ms / dayMs) };
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  return { hours: Math.floor((minutes * minuteMs) / hourMs), minutes: minutes % (hourMs / minuteMs) };
}

export const appealBy = (answeredOn: string): string => dayOf(Date.parse(answeredOn) + grievanceDeadlines.appealDays * dayMs);
