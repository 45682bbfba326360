import { screens, urlNameIn } from '../navigation/screens.ts';
import { screenNameOf } from '../navigation/screen-names.ts';

/** The longest path that is looked up. */
export const longestPagePath = 300;

/** The tabs of the page of a company. */
export type CompanyTab = 'about' | 'reviews' | 'salaries' | 'interviews' | 'community' | 'questions';

/** A page by its path: the name that reports call it, and the company and tab that it says it is about. */
export interface NamedPage {
  readonly pageName: string;
  readonly tab: CompanyTab | null;
  readonly urlName: string | null;
}

/** The tab of a company that a screen is, and the ending of its place in the path. */
const tabs: Readonly<Record<string, readonly [tab: CompanyTab, suffix: Parameters<typeof urlNameIn>[1]] | undefined>> = {
  overview: ['about', 'overview'],
  companyReviews: ['reviews', 'reviews'],
  companySalaries: ['salaries', 'salaries'],
  jobSalary: ['salaries', 'salaries'],
  companyInterviews: ['interviews', 'interview-questions'],
  jobInterviews: ['interviews', 'interview-questions'],
  topQuestions: ['interviews', 'interview-questions'],
  jobTopQuestions: ['interviews', 'interview-questions'],
  companyPosts: ['community', 'discussions'],
  askedQuestions: ['questions', 'questions'],
};

const all = Object.entries(screens);

/** The page of a path. Where two screens could stand there, it is the one whose route says more of the path, as the router takes it. */
export function pageAt(path: string): NamedPage {
  const steps = stepsOf(path);
  const [found] = all.filter(([, route]) => answers(stepsOf(route), steps)).toSorted(([, one], [, other]) => openness(stepsOf(one)) - openness(stepsOf(other)));
  if (!found) return { pageName: screenNameOf('notFound'), tab: null, urlName: null };
  const [name, route] = found;
  const [tab, suffix] = tabs[name] ?? [];
  const place = steps[stepsOf(route).indexOf(':page')] ?? '';
  return { pageName: screenNameOf(name), tab: tab ?? null, urlName: (suffix && urlNameIn(place, suffix)) ?? null };
}

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isOpen = (step: string): boolean => step.startsWith(':');

const answers = (route: readonly string[], steps: readonly string[]): boolean =>
  route.length === steps.length && route.every((step, at) => isOpen(step) || step === steps[at]);

/** How much of a route is open, the earlier steps counting more. */
const openness = (route: readonly string[]): number => route.reduce((sum, step) => sum * 2 + Number(isOpen(step)), 0);
