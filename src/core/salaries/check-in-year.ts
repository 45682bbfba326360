import type { ContributionNotes } from '../contributions/contribution-keys.ts';
import type { CheckIn } from './check-in.ts';

/** The first month of a year of pay, which most employers here end in March. */
const firstMonth = 4;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The year that ended last, of which one is asked first. */
export const yearToTell = (today: string): number => yearOf(today) - (Number(today.slice(5, 7)) < firstMonth ? 1 : 0);

/** The years that one can tell of: the current and the former one. */
export const yearsToTell = (today: string): readonly [number, number] => [yearOf(today), yearOf(today) - 1];

/** The age in months at which a salary is asked after. */
const monthsUntilAsked = 11;

/** Whether it is time to ask how the year went, as far as the notes of a device know (F-11): nothing was shared of the year that ended, of a salary that is older than eleven months. */
export function isCheckInDue({ sentOn, checkInYear }: Pick<ContributionNotes, 'sentOn' | 'checkInYear'>, today: string): boolean {
  if (checkInYear !== undefined) return checkInYear < yearToTell(today);
  if (sentOn === undefined) return false;
  const months = 12 * (yearOf(today) - yearOf(sentOn)) + Number(today.slice(5, 7)) - Number(sentOn.slice(5, 7));
  return months > monthsUntilAsked || (months === monthsUntilAsked && today.slice(8) > sentOn.slice(8));
}

/** The year that a form begins with: the one that ended last, or the running one where that was shared already. */
export const yearToBegin = (reported: Pick<CheckIn, 'year'> | null, today: string): number =>
  reported?.year === yearOf(today) ? reported.year : yearToTell(today);
