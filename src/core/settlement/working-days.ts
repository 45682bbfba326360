import { daysIn } from '../calculators/calendar.ts';
import { lastDayOf, monthName } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { Weekday, WorkingWeek } from './settlement-dates-types.ts';

const names: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayLength = 24 * 60 * 60 * 1000;
const usualDaysOff: readonly Weekday[] = ['saturday', 'sunday'];

export const daysAfter = (day: IsoDate, days: number): IsoDate => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
export const daysFrom = (first: IsoDate, later: IsoDate): number => Math.round((Date.parse(later) - Date.parse(first)) / dayLength);

/** Keeps the date, or takes the last day of a shorter month. */
export function monthsAfter(day: IsoDate, months: number): IsoDate {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  const date = Math.min(Number(day.slice(8)), daysIn(year, month));
  return `${monthName(year, month)}-${String(date).padStart(2, '0')}`;
}

/** Last day of the month that lies some months after a month's end. */
export const monthEndAfter = (day: IsoDate, months: number): IsoDate => lastDayOf(monthsAfter(`${day.slice(0, 7)}-01`, months).slice(0, 7));

/** Working days that follow a day, without days off and holidays. */
export function workingDaysAfter(day: IsoDate, count: number, { weeklyOff = usualDaysOff, holidays = [] }: WorkingWeek): readonly IsoDate[] {
  const off = new Set<string>(weeklyOff);
  if (names.every((name) => off.has(name))) throw refused('no-working-day', 'weeklyOff', 'A week needs at least one working day.');
  const days: IsoDate[] = [];
  for (let next = daysAfter(day, 1); days.length < count; next = daysAfter(next, 1)) {
    const weekday = names[new Date(next).getUTCDay()] ?? '';
    if (!off.has(weekday) && !holidays.includes(next)) days.push(next);
  }
  return days;
}
