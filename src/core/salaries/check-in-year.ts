import type { ContributionNotes } from '../contributions/contribution-keys.ts';
import type { CheckIn } from './check-in.ts';

/** First month of a pay year, as most employers end theirs in March. */
const firstMonth = 4;

const yearOf = (day: string): number => Number(day.slice(0, 4));

export const yearToTell = (today: string): number => yearOf(today) - (Number(today.slice(5, 7)) < firstMonth ? 1 : 0);

export const yearsToTell = (today: string): readonly [number, number] => [yearOf(today), yearOf(today) - 1];

const monthsUntilAsked = 11;

/** Due when a salary over eleven months old lacks the last year, by device notes (F-11). */
export function isCheckInDue({ sentOn, checkInYear }: Pick<ContributionNotes, 'sentOn' | 'checkInYear'>, today: string): boolean {
  if (checkInYear !== undefined) return checkInYear < yearToTell(today);
  if (sentOn === undefined) return false;
  const months = 12 * (yearOf(today) - yearOf(sentOn)) + Number(today.slice(5, 7)) - Number(sentOn.slice(5, 7));
  return months > monthsUntilAsked || (months === monthsUntilAsked && today.slice(8) > sentOn.slice(8));
}

export const yearToBegin = (reported: Pick<CheckIn, 'year'> | null, today: string): number =>
  reported?.year === yearOf(today) ? reported.year : yearToTell(today);
