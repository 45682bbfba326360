import { financialYears } from '../calculators/person-types.ts';
import { yearEnd } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import type { IsoDate, Warning } from '../calculators/answer-types.ts';

/** Calendar year in which the financial year of a day ends. */
export const taxYearEnd = (day: IsoDate): number => Number(day.slice(0, 4)) + Number(day.slice(5) > '03-31');

/** Name of the financial year of a day, known or not: 2030-31. */
export const taxYearName = (day: IsoDate): string => `${taxYearEnd(day) - 1}-${String(taxYearEnd(day)).slice(2)}`;

/** Warning of a day after the newest known year, whose rules it borrows. */
export const newestYearWarning = (day: IsoDate | undefined): Warning[] =>
  day !== undefined && day > yearEnd(financialYears.at(-1) ?? usualYear) ? [{ id: 'if-no-rule-changes' }] : [];
