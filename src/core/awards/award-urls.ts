import type { AwardYear } from '../companies/company-award.ts';
import { startupsSlug } from './award-slugs.ts';
import { isAwardYear, usualAwardYear } from './award-edition.ts';

export interface AwardPage {
  readonly year: AwardYear;
  readonly slug: string | null;
}

const yearIn = (text: string | undefined): AwardYear | undefined => {
  const year = Number(text);
  return isAwardYear(year) ? year : undefined;
};

/** Category that names none, which leads to all lists of its year. */
const anyCategory = 'category';

/** Page of `/awards/{query}`, a year or list, or nothing for an unknown token (D-10). */
export function awardPageIn(query: string): AwardPage | undefined {
  const whole = yearIn(query);
  if (whole) return { year: whole, slug: null };
  const [, startupYear = `${usualAwardYear}`] = /^best-tech-startups(?:(?:-to-work-in-india)?-(\d{4}))?$/.exec(query) ?? ['', ''];
  const ofStartups = yearIn(startupYear);
  if (ofStartups) return { year: ofStartups, slug: startupsSlug };
  const [, slug, listYear] = /^best-([a-z0-9-]+)-companies-to-work-in-india-(\d{4})$/.exec(query) ?? [];
  const year = yearIn(listYear);
  return year && slug !== undefined ? { year, slug: slug === anyCategory ? null : slug } : undefined;
}

/** List of `/abeca-{year}/top-rated-{slug}-to-work-{year}`, optionally with `-companies`. */
export function awardListIn(year: AwardYear, page: string): AwardPage | undefined {
  const [, slug, named] = /^top-rated-([a-z0-9-]+?)(?:-companies)?-to-work-(\d{4})$/.exec(page) ?? [];
  return slug !== undefined && Number(named) === year ? { year, slug } : undefined;
}
