import { financialYears } from '../calculators/person-types.ts';
import { yearEnd } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import type { IsoDate, Warning } from '../calculators/answer-types.ts';

/** Warning of a day after the newest known year, whose rules it borrows. */
export const newestYearWarning = (day: IsoDate | undefined): Warning[] =>
  day !== undefined && day > yearEnd(financialYears.at(-1) ?? usualYear) ? [{ id: 'if-no-rule-changes' }] : [];
