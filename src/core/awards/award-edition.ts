import { awardYears, type AwardYear } from '../companies/company-award.ts';
import { dayMs } from '../figures/durations.ts';
import { weekOf } from '../moderation/ledger.ts';

/** Year shown where a URL names none (D-10). */
export const usualAwardYear: AwardYear = 2024;

/** Two years before the cut-off, whose reviews qualify a company. */
export const awardWeeks = 104;

export const isAwardYear = (year: number): year is AwardYear => awardYears.some((each) => each === year);

/** Last day whose reviews count, at the end of the year before. */
export const cutOffOf = (year: AwardYear): string => `${year - 1}-12-31`;

/** First week towards the fewest reviews, and the last ended by the cut-off. */
export function countedWeeks(year: AwardYear): { readonly first: string; readonly last: string } {
  const end = Date.parse(cutOffOf(year));
  // A week ends on its Sunday: six days before the cut-off its Monday has been for certain.
  const last = end - 6 * dayMs;
  return { first: weekOf(dayAt(last - (awardWeeks - 1) * 7 * dayMs)), last: weekOf(dayAt(last)) };
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface AwardEdition {
  readonly year: AwardYear;
  readonly cutOff: string;
  /** Day of closing, after which nothing changes. */
  readonly closedOn: string | null;
  /** Companies with enough reviews for a rating. */
  readonly companiesCount: number;
  readonly reviewsCount: number;
  readonly winnersCount: number;
  /** SHA-256 of the frozen figures as dumped, or null while open. */
  readonly digest: string | null;
}
