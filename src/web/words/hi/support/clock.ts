import { dayOf } from '#core/figures/ago.ts';
import { grouped } from '#core/figures/counts.ts';
import { deadlineTime, type GrievanceClock, type GrievanceSpan } from '#core/support/grievance-clock.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

export const dayInWords = (day: string): string => daySaid(monthNames, day);

function spanInWords(span: GrievanceSpan): string {
  if ('days' in span) return `${grouped(span.days)} दिन`;
  const [hours, minutes] = [`${span.hours} ${span.hours === 1 ? 'घंटा' : 'घंटे'}`, `${span.minutes} मिनट`];
  return span.hours === 0 ? minutes : span.minutes === 0 ? hours : `${hours} ${minutes}`;
}

export function clockInWords(clock: GrievanceClock, decideBy: number): string {
  if (clock.is === 'answered') return 'जवाब दिया गया';
  const [day, time, span] = [dayInWords(dayOf(decideBy)), deadlineTime(decideBy), spanInWords(clock)];
  const until = time === undefined ? `${day} तक` : `${day} को ${time} बजे तक`;
  return clock.is === 'running' ? `जवाब ${until} आना है, ${span} बाकी` : `${span} की देर हो चुकी है, जवाब ${until} आना था`;
}
