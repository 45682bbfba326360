import type { AwardYear } from '../companies/company-award.ts';
import { startupsSlug } from './award-slugs.ts';

/** URL of the awards' rules, with a check for one company (R-196). */
export const qualifierPath = '/abeca-qualifier';

export const editionPath = (year: AwardYear): string => `/abeca-${year}`;

/** URL of a list. */
export const awardListPath = (year: AwardYear, slug: string): string =>
  slug === startupsSlug ? `/awards/best-${startupsSlug}-${year}` : `/awards/best-${slug}-companies-to-work-in-india-${year}`;
