import { awardYears, type AwardYear } from '../companies/company-award.ts';
import { dayMs } from '../figures/durations.ts';
import { weekOf } from '../moderation/ledger.ts';

/** The year that is shown where a URL names none (D-10). */
export const usualAwardYear: AwardYear = 2024;

/** The weeks before the cut-off whose reviews a company needs to qualify: two years. */
export const awardWeeks = 104;

export const isAwardYear = (year: number): year is AwardYear => awardYears.some((each) => each === year);

/** The last day whose reviews count: the end of the year before. */
export const cutOffOf = (year: AwardYear): string => `${year - 1}-12-31`;

/** The last week that counts, which is the last that had ended by the cut-off, and the first that counts towards the fewest reviews. */
export function countedWeeks(year: AwardYear): { readonly first: string; readonly last: string } {
  const end = Date.parse(cutOffOf(year));
  // A week ends on its Sunday: six days before the cut-off its Monday has been for certain.
  const last = end - 6 * dayMs;
  return { first: weekOf(dayAt(last - (awardWeeks - 1) * 7 * dayMs)), last: weekOf(dayAt(last)) };
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** An edition of the awards: what counts, and whether it is closed. */
export interface AwardEdition {
  readonly year: AwardYear;
  readonly cutOff: string;
  /** The day on which the host closed it; nothing about a closed edition changes. */
  readonly closedOn: string | null;
  /** The companies that had enough reviews for a rating. */
  readonly companiesCount: number;
  readonly reviewsCount: number;
  readonly winnersCount: number;
  /** A hash (SHA-256) of the figures that were frozen, as the dump has them; null while it is open. */
  readonly digest: string | null;
}
