import { awardYears, type AwardYear } from '../companies/company-award.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { isAwardYear, usualAwardYear } from './award-edition.ts';
import { awardListIn, awardPageIn, type AwardPage } from './award-urls.ts';
import { qualifierPath } from './award-paths.ts';

/** The edition or the list at a path; nothing where it names neither (D-10). */
export function awardPageAt(path: string): AwardPage | undefined {
  const [root = '', page, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (root === 'awards') return page === undefined ? { year: usualAwardYear, slug: null } : awardPageIn(page);
  const year = Number(/^abeca-(\d{4})$/.exec(root)?.[1]);
  if (!isAwardYear(year)) return undefined;
  return page === undefined ? { year, slug: null } : awardListIn(year, page);
}

/** The check of a company by the rules of an edition. */
export interface QualifierSearch {
  readonly year: AwardYear;
  /** The company, by its name in URLs; null where none is checked. */
  readonly company: string | null;
}

/** The edition whose rules are shown where a URL names none: the newest, for which a company can still do something. */
const usualRulesYear: AwardYear = awardYears[0];

/** The URL of the rules of an edition, and of the check of a company by them. */
export function qualifierUrl({ year, company }: QualifierSearch): string {
  const asked = [...(year === usualRulesYear ? [] : [`year=${year}`]), ...(company === null ? [] : [`company=${company}`])];
  return asked.length === 0 ? qualifierPath : `${qualifierPath}?${asked.join('&')}`;
}

/** What such a URL asks for. A year without an edition is the newest one. */
export function qualifierFromUrl(query: Iterable<readonly [string, string]>): QualifierSearch {
  const asked = askedIn(query);
  const year = Number(asked('year')[0]);
  return { year: isAwardYear(year) ? year : usualRulesYear, company: urlNameAsked(asked('company')[0]) };
}
