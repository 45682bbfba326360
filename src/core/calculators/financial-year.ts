import { daysIn } from './calendar.ts';
import { inForceOn, type InForce, type RuleTable } from './rule-table.ts';
import type { IsoDate, IsoMonth } from './answer-types.ts';
import { financialYears, type FinancialYear } from './person-types.ts';
import { usualYear } from './usual-year.ts';

/** The financial year that a day lies in; the nearest known one where none does. */
export function financialYearOn(day: IsoDate): FinancialYear {
  const found = financialYears.find((year) => day <= yearEnd(year));
  return found ?? financialYears.at(-1) ?? usualYear;
}

/** The last day of a financial year; what holds then holds for its tax. */
export const yearEnd = (year: FinancialYear): IsoDate => `20${year.slice(5)}-03-31`;

/** A month as a name: 2026, 4 is 2026-04. */
export const monthName = (year: number, month: number): IsoMonth => `${year}-${String(month).padStart(2, '0')}`;

const calendarMonths = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3] as const;

/** April to March. */
export const monthsOf = (year: FinancialYear): readonly IsoMonth[] =>
  calendarMonths.map((month) => monthName(Number(year.slice(0, 4)) + Number(month < 4), month));

/** 1 to 12. */
export const calendarMonth = (month: IsoMonth): number => Number(month.slice(5));

/** The last day of a month: wages are due then, so a month follows the rules of that day. */
export const lastDayOf = (month: IsoMonth): IsoDate => `${month}-${daysIn(Number(month.slice(0, 4)), calendarMonth(month))}`;

/** The row of a rule for the tax of a year. */
export const inForceIn = <Value>(table: RuleTable<Value>, year: FinancialYear): InForce<Value> => inForceOn(table, yearEnd(year));
