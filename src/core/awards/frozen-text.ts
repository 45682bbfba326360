import type { AwardEntrant } from './award-rule.ts';
import { packedWeeks } from './packed-weeks.ts';

/** Line of a company in the text behind an edition's SHA-256 digest. */
export const frozenLine = ({ companyId, urlName, name, industry, industryName, size, foundedYear, priorHundredths, weeks }: AwardEntrant): string =>
  `${JSON.stringify([companyId, urlName, name, industry, industryName, size, foundedYear, priorHundredths, packedWeeks(weeks)])}\n`;

/** Text of an edition by company id, from which anyone can recompute its digest (F-19). */
export const frozenText = (entrants: readonly AwardEntrant[]): string =>
  entrants
    .toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1))
    .map(frozenLine)
    .join('');
