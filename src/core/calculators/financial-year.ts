import { daysIn } from './calendar.ts';
import { inForceOn, type InForce, type RuleTable } from './rule-table.ts';
import type { IsoDate, IsoMonth } from './answer-types.ts';
import { financialYears, type FinancialYear } from './person-types.ts';
import { usualYear } from './usual-year.ts';

/** Nearest known year if none contains the day. */
export function financialYearOn(day: IsoDate): FinancialYear {
  const found = financialYears.find((year) => day <= yearEnd(year));
  return found ?? financialYears.at(-1) ?? usualYear;
}

/** Last day of a year, whose rules apply to its tax. */
export const yearEnd = (year: FinancialYear): IsoDate => `20${year.slice(5)}-03-31`;

/** Formats 2026, 4 as 2026-04. */
export const monthName = (year: number, month: number): IsoMonth => `${year}-${String(month).padStart(2, '0')}`;

const calendarMonths = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3] as const;

/** April to March. */
export const monthsOf = (year: FinancialYear): readonly IsoMonth[] =>
  calendarMonths.map((month) => monthName(Number(year.slice(0, 4)) + Number(month < 4), month));

/** 1 to 12. */
export const calendarMonth = (month: IsoMonth): number => Number(month.slice(5));

/** Last day of a month, when wages are due and whose rules apply. */
export const lastDayOf = (month: IsoMonth): IsoDate => `${month}-${daysIn(Number(month.slice(0, 4)), calendarMonth(month))}`;

export const inForceIn = <Value>(table: RuleTable<Value>, year: FinancialYear): InForce<Value> => inForceOn(table, yearEnd(year));
