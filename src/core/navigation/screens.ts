import { declaredOf, declaredScreens, type CompanyPart, type DeclaredScreen, type PathEnding, type ScreenName } from './declared-screens.ts';

export const screens = Object.fromEntries(Object.entries(declaredScreens).map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof declaredScreens)[Name]['path'];
};

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isOpen = (step: string): boolean => step.startsWith(':');

const answers = (route: readonly string[], steps: readonly string[]): boolean =>
  route.length === steps.length && route.every((step, at) => isOpen(step) || step === steps[at]);

const openness = (route: readonly string[]): number => route.reduce((sum, step) => sum * 2 + Number(isOpen(step)), 0);

const routes = Object.entries(screens)
  .map(([name, route]) => ({ name, route: stepsOf(route) }))
  .toSorted((one, other) => openness(one.route) - openness(other.route));

const routeOf = (path: string) => {
  const steps = stepsOf(path);
  const found = routes.find(({ route }) => answers(route, steps));
  return found && { name: found.name, page: steps[found.route.indexOf(':page')] ?? '' };
};

/** City at the end of a path, with the screen's path and query key. */
export interface PlacedPath {
  readonly path: string;
  readonly key: 'city' | 'location';
  readonly city: string;
}

/** Undefined unless the screen can be narrowed to a city (R-187). */
export function placedAt(full: string): PlacedPath | undefined {
  const [, path = '', city] = /^(.+)\/([a-z\d-]{1,80})-location\/?$/.exec(full) ?? [];
  const key = declaredOf(routeOf(path)?.name ?? '')?.place;
  return city && key ? { path, key, city } : undefined;
}

/** Prefers the most specific route, as the router does. */
export function declaredAt(url: string): { readonly name: string; readonly page: string } | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return routeOf(placedAt(path)?.path ?? path);
}

type Names<Route extends string> = Route extends `${string}:${infer Rest}`
  ? [string, ...(Rest extends `${string}/${infer Further}` ? Names<Further> : [])]
  : [];

/** Adds the ending that marks the page's name. */
function filled({ path, company, topic = company }: DeclaredScreen, names: readonly string[]): string {
  const left = [...names];
  return path.replace(/:(\w+)/g, (_, step: string) => `${left.shift() ?? ''}${step === 'page' && topic ? `-${topic}` : ''}`);
}

export const pathOf = <Name extends ScreenName>(screen: Name, ...names: Names<(typeof screens)[Name]>): string => filled(declaredScreens[screen], names);

export const pathWith = (screen: ScreenName, names: readonly string[]): string => filled(declaredScreens[screen], names);

const parts = new Map<CompanyPart, DeclaredScreen>();
for (const screen of Object.values<DeclaredScreen>(declaredScreens)) if (screen.part && !parts.has(screen.part)) parts.set(screen.part, screen);

/** Tab order (R-027). */
export const companyParts: readonly CompanyPart[] = [...parts.keys()];

export const partPath = (part: CompanyPart, urlName: string): string => filled(parts.get(part) ?? declaredScreens.overview, [urlName]);

export const overviewPath = (urlName: string): string => pathOf('overview', urlName);

/** Companies in the same organisation (R-019). */
export const organisationPath = (urlName: string): string => pathOf('organisation', urlName);

/** Earlier wordings of a company's facts. */
export const earlierFactsPath = (urlName: string): string => pathOf('earlierFacts', urlName);

/** Offices of a company (R-019). */
export const officesPath = (urlName: string): string => pathOf('offices', urlName);

/** Office in one city (R-019). */
export const officePath = (urlName: string, locationUrl: string): string => pathOf('office', urlName, `${locationUrl}-offices`);

/** Reviews tab of a company (R-020). */
export const reviewsPath = (urlName: string): string => pathOf('companyReviews', urlName);

export const reviewPath = (reviewId: string): string => pathOf('review', reviewId);

export type TalkType = 'POST' | 'QUESTION';

/** Salaries tab of a company (R-021). */
export const salariesPath = (urlName: string): string => pathOf('companySalaries', urlName);

export const jobSalaryPath = (urlName: string, designation: string): string => pathOf('jobSalary', urlName, designation);

/** Pay for a job across companies (R-198). */
export const designationSalaryPath = (designation: string): string => pathOf('designationSalary', designation);

/** Interviews tab, optionally for one job (R-022). */
export const interviewsPath = (urlName: string, designation: string | null = null): string =>
  designation === null ? pathOf('companyInterviews', urlName) : pathOf('jobInterviews', urlName, designation);

export const interviewPath = (interviewId: string): string => pathOf('interview', interviewId);

/** Leads to the photos of the company. */
export const photoSetPath = (photoSetId: string): string => pathOf('photoSet', photoSetId);

/** Benefits tab, optionally for one benefit (R-024, R-034). */
export const benefitsPath = (urlName: string, benefit: string | null = null): string =>
  benefit === null ? pathOf('companyBenefits', urlName) : pathOf('benefit', urlName, benefit);

export const conversationPath = (conversationId: string): string => `${screens.messages}?c=${conversationId}`;

export const benefitNotePath = (benefitsId: string): string => pathOf('benefitNote', benefitsId);

export const postPath = (postId: string): string => pathOf('post', postId);

/** Question with answers, by url name (R-038). */
export const questionPath = (slug: string): string => pathOf('question', slug);

/** Most frequent questions of a company, or for one job (R-039). */
export const topQuestionsPath = (urlName: string, designation: string | null = null): string =>
  designation === null ? pathOf('topQuestions', urlName) : pathOf('jobTopQuestions', urlName, designation);

export const hrQuestionsPath = (subject: string | null = null): string => (subject === null ? screens.hrQuestions : pathOf('hrSubjectQuestions', subject));

/** Questions for a job across companies (R-198). */
export const designationQuestionsPath = (designation: string): string => pathOf('designationQuestions', designation);

/** Questions about a skill (R-199). */
export const skillQuestionsPath = (skill: string): string => pathOf('skillQuestions', skill);

/** College page (R-006). */
export const collegePath = (urlName: string): string => pathOf('college', urlName);

/** Member questions tab of a company (R-026). */
export const askedQuestionsPath = (urlName: string): string => pathOf('askedQuestions', urlName);

/** Photos tab of a company (R-025). */
export const photosPath = (urlName: string): string => pathOf('companyPhotos', urlName);

/** Next steps after sending a review (R-085). */
export const nextStepUrl = (reviewId: string): string => `${screens.nextStep}?rid=${reviewId}`;

/** Posts tab of a company (R-026). */
export const discussionsPath = (urlName: string): string => pathOf('companyPosts', urlName);

/** Accepts the company tab or its bare name (R-051). */
export const discussedAt = (page: string): string => urlNameIn(page, 'discussions') ?? page;

export function urlNameIn(page: string, suffix: PathEnding): string | undefined {
  const ending = `-${suffix}`;
  return page.endsWith(ending) && page.length > ending.length ? page.slice(0, -ending.length) : undefined;
}

/** Ignores campaigns, which change nothing shown (R-203). */
export const leadsElsewhere = (here: string, target: string): boolean => shownAt(here) !== shownAt(target);

function shownAt(url: string): string {
  const [path = '', query = ''] = (url.split('#', 1)[0] ?? '').split('?', 2);
  const asked = query.split('&').filter((pair) => pair && !pair.startsWith('campaign='));
  return [path.replace(/(.)\/$/, '$1'), ...asked].join('&');
}
