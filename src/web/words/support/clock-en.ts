import { dayOf } from '#core/figures/ago.ts';
import type { GrievanceClock } from '#core/support/grievance-clock.ts';
import { counted } from '../figures/counts-en.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** A day such as 2026-12-03, in English. */
export const dayInWords = (day: string): string => daySaid(monthNames, day);

const units = { days: ['day', 'days'], hours: ['hour', 'hours'], minutes: ['minute', 'minutes'] } as const;

/** The clock of a grievance, in English. */
export function clockInWords(clock: GrievanceClock, decideBy: number): string {
  if (clock.is === 'answered') return 'Answered';
  const [one, many] = units[clock.unit];
  const [day, time] = [dayInWords(dayOf(decideBy)), counted(clock.count, one, many)];
  return clock.is === 'running' ? `Answer due by ${day}, ${time} left` : `Overdue by ${time}, it was due on ${day}`;
}
