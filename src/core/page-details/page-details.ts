import { declaredOf, type CompanyTab } from '../navigation/declared-screens.ts';
import { declaredAt, urlNameIn } from '../navigation/screens.ts';
import { screenNameOf } from '../navigation/screen-names.ts';

/** The longest path that is looked up. */
export const longestPagePath = 300;

/** A page by its path: the name that reports call it, and the company and tab that it says it is about. */
export interface NamedPage {
  readonly pageName: string;
  readonly tab: CompanyTab | null;
  readonly urlName: string | null;
}

/** The page of a path. */
export function pageAt(path: string): NamedPage {
  const { name = 'notFound', page = '' } = declaredAt(path) ?? {};
  const { tab = null, company } = declaredOf(name) ?? {};
  return { pageName: screenNameOf(name), tab, urlName: (tab && company && urlNameIn(page, company)) ?? null };
}
