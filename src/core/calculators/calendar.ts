import { refused } from './refusal.ts';
import type { IsoDate } from './answer-types.ts';

/** Time in full years, months and days. */
export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const partsOf = (day: IsoDate): readonly [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8)),
];

/** Counts both days: 1 January to 31 December is a full year. */
export function spanOf(first: IsoDate, last: IsoDate): Span {
  if (last < first) throw refused('order', 'leftOn', 'The last day is before the first.');
  const [startYear, startMonth, startDate] = partsOf(first);
  const [endYear, endMonth, endDate] = partsOf(last);
  let months = (endYear - startYear) * 12 + endMonth - startMonth;
  let days = endDate + 1 - startDate;
  if (days < 0) {
    months -= 1;
    days += endMonth === 1 ? 31 : daysIn(endYear, endMonth - 1);
  }
  if (days >= daysIn(endYear, endMonth) && startDate === 1) {
    months += 1;
    days = 0;
  }
  return { years: Math.floor(months / 12), months: months % 12, days };
}

/** Full months to a later day, never negative. */
export function monthsBetween(first: IsoDate, later: IsoDate): number {
  const [startYear, startMonth, startDate] = partsOf(first);
  const [endYear, endMonth, endDate] = partsOf(later);
  return Math.max(0, (endYear - startYear) * 12 + endMonth - startMonth - Number(endDate < startDate));
}

/** Same date some months later, or the last day of a shorter month. */
export function monthsLater(day: IsoDate, months: number): IsoDate {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  first.setUTCDate(Math.min(date, daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1)));
  return first.toISOString().slice(0, 10);
}

/** Day after a number of days. */
export function daysLater(day: IsoDate, days: number): IsoDate {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
