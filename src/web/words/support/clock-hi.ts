import { dayOf } from '#core/figures/ago.ts';
import { grouped } from '#core/figures/counts.ts';
import type { GrievanceClock } from '#core/support/grievance-clock.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-hi.ts';

/** A day such as 2026-12-03, in Hindi. */
export const dayInWords = (day: string): string => daySaid(monthNames, day);

const units = { days: 'दिन', hours: 'घंटे', minutes: 'मिनट' } as const;

const unitOf = (unit: keyof typeof units, count: number): string => (unit === 'hours' && count === 1 ? 'घंटा' : units[unit]);

/** The clock of a grievance, in Hindi. */
export function clockInWords(clock: GrievanceClock, decideBy: number): string {
  if (clock.is === 'answered') return 'जवाब दिया गया';
  const [day, time] = [dayInWords(dayOf(decideBy)), `${grouped(clock.count)} ${unitOf(clock.unit, clock.count)}`];
  return clock.is === 'running' ? `जवाब ${day} तक आना है, ${time} बाकी` : `${time} की देर हो चुकी है, जवाब ${day} तक आना था`;
}
