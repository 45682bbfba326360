import { dayOf } from '#core/figures/ago.ts';
import { deadlineTime, type GrievanceClock, type GrievanceSpan } from '#core/support/grievance-clock.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

export const dayInWords = (day: string): string => daySaid(monthNames, day);

function spanInWords(span: GrievanceSpan): string {
  if ('days' in span) return counted(span.days, 'day', 'days');
  const [hours, minutes] = [counted(span.hours, 'hour', 'hours'), counted(span.minutes, 'minute', 'minutes')];
  return span.hours === 0 ? minutes : span.minutes === 0 ? hours : `${hours} ${minutes}`;
}

export function clockInWords(clock: GrievanceClock, decideBy: number): string {
  if (clock.is === 'answered') return 'Answered';
  const [day, time, span] = [dayInWords(dayOf(decideBy)), deadlineTime(decideBy), spanInWords(clock)];
  if (clock.is === 'overdue') return `Overdue by ${span}, it was due ${time === undefined ? '' : `at ${time} `}on ${day}`;
  return `Answer due by ${time === undefined ? day : `${time} on ${day}`}, ${span} left`;
}
