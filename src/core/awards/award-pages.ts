import { awardYears, type AwardYear } from '../companies/company-award.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { isAwardYear, usualAwardYear } from './award-edition.ts';
import { awardListIn, awardPageIn, type AwardPage } from './award-urls.ts';
import { qualifierPath } from './award-paths.ts';

/** Nothing for other paths (D-10). */
export function awardPageAt(path: string): AwardPage | undefined {
  const [root = '', page, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (root === 'awards') return page === undefined ? { year: usualAwardYear, slug: null } : awardPageIn(page);
  const year = Number(/^abeca-(\d{4})$/.exec(root)?.[1]);
  if (!isAwardYear(year)) return undefined;
  return page === undefined ? { year, slug: null } : awardListIn(year, page);
}

export interface QualifierSearch {
  readonly year: AwardYear;
  /** URL name, or null where none is checked. */
  readonly company: string | null;
}

/** Newest edition, for which companies can still qualify. */
const usualRulesYear: AwardYear = awardYears[0];

/** URL of an edition's rules, and of a company's check. */
export function qualifierUrl({ year, company }: QualifierSearch): string {
  const asked = [...(year === usualRulesYear ? [] : [`year=${year}`]), ...(company === null ? [] : [`company=${company}`])];
  return asked.length === 0 ? qualifierPath : `${qualifierPath}?${asked.join('&')}`;
}

/** Falls back to the newest edition. */
export function qualifierFromUrl(query: Iterable<readonly [string, string]>): QualifierSearch {
  const asked = askedIn(query);
  const year = Number(asked('year')[0]);
  return { year: isAwardYear(year) ? year : usualRulesYear, company: urlNameAsked(asked('company')[0]) };
}
