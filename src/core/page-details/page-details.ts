import { declaredOf, type CompanyPart } from '../navigation/declared-screens.ts';
import { declaredAt, urlNameIn } from '../navigation/screens.ts';
import { screenNameOf } from '../navigation/screen-names.ts';

export const longestPagePath = 300;

type CompanyTab = 'about' | 'reviews' | 'salaries' | 'interviews' | 'community' | 'questions';

const tabs: Readonly<Partial<Record<CompanyPart, CompanyTab>>> = {
  overview: 'about',
  reviews: 'reviews',
  salaries: 'salaries',
  interviews: 'interviews',
  discussions: 'community',
  questions: 'questions',
};

export interface NamedPage {
  readonly pageName: string;
  readonly tab: CompanyTab | null;
  readonly urlName: string | null;
}

/** Resolves a path. */
export function pageAt(path: string): NamedPage {
  const { name = 'notFound', page = '' } = declaredAt(path) ?? {};
  const { part, company } = declaredOf(name) ?? {};
  const tab = (part && tabs[part]) ?? null;
  return { pageName: screenNameOf(name), tab, urlName: (tab && company && urlNameIn(page, company)) ?? null };
}
