import type { AwardEntrant } from './award-rule.ts';
import { packedWeeks } from './packed-weeks.ts';

/** The line of a company in the text whose SHA-256 is the digest of an edition. */
export const frozenLine = ({ companyId, urlName, name, industry, industryName, size, foundedYear, priorHundredths, weeks }: AwardEntrant): string =>
  `${JSON.stringify([companyId, urlName, name, industry, industryName, size, foundedYear, priorHundredths, packedWeeks(weeks)])}\n`;

/** The text of an edition, a line for each company in the order of their ids, so that anyone can make its digest again (F-19). */
export const frozenText = (entrants: readonly AwardEntrant[]): string =>
  entrants
    .toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1))
    .map(frozenLine)
    .join('');
