import { declaredOf, declaredScreens, type CompanyPart, type DeclaredScreen, type PathEnding, type ScreenName } from './declared-screens.ts';

/** The routes of all screens, by their names. */
export const screens = Object.fromEntries(Object.entries(declaredScreens).map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof declaredScreens)[Name]['path'];
};

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isOpen = (step: string): boolean => step.startsWith(':');

const answers = (route: readonly string[], steps: readonly string[]): boolean =>
  route.length === steps.length && route.every((step, at) => isOpen(step) || step === steps[at]);

/** How much of a route is open, the earlier steps counting more. */
const openness = (route: readonly string[]): number => route.reduce((sum, step) => sum * 2 + Number(isOpen(step)), 0);

const routes = Object.entries(screens)
  .map(([name, route]) => ({ name, route: stepsOf(route) }))
  .toSorted((one, other) => openness(one.route) - openness(other.route));

const routeOf = (path: string) => {
  const steps = stepsOf(path);
  const found = routes.find(({ route }) => answers(route, steps));
  return found && { name: found.name, page: steps[found.route.indexOf(':page')] ?? '' };
};

/** A city as the last segment of a path: the path of the screen, and the key of its query that says the same. */
export interface PlacedPath {
  readonly path: string;
  readonly key: 'city' | 'location';
  readonly city: string;
}

/** The city that a path ends in, where its screen can be narrowed to one (R-187). */
export function placedAt(full: string): PlacedPath | undefined {
  const [, path = '', city] = /^(.+)\/([a-z\d-]{1,80})-location\/?$/.exec(full) ?? [];
  const key = declaredOf(routeOf(path)?.name ?? '')?.place;
  return city && key ? { path, key, city } : undefined;
}

/** The screen at a path, and what its route names `:page` there. Where two could be, it is the one whose route says more of the path, as the router takes it. */
export function declaredAt(url: string): { readonly name: string; readonly page: string } | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return routeOf(placedAt(path)?.path ?? path);
}

/** The names that a route asks for, in their order. */
type Names<Route extends string> = Route extends `${string}:${infer Rest}`
  ? [string, ...(Rest extends `${string}/${infer Further}` ? Names<Further> : [])]
  : [];

/** A route with these names in it; that of the page gets the ending by which it is read back. */
function filled({ path, company, topic = company }: DeclaredScreen, names: readonly string[]): string {
  const left = [...names];
  return path.replace(/:(\w+)/g, (_, step: string) => `${left.shift() ?? ''}${step === 'page' && topic ? `-${topic}` : ''}`);
}

/** The path of a screen, with the names that its route asks for. */
export const pathOf = <Name extends ScreenName>(screen: Name, ...names: Names<(typeof screens)[Name]>): string => filled(declaredScreens[screen], names);

/** The path of a screen, with as many names as are known. */
export const pathWith = (screen: ScreenName, names: readonly string[]): string => filled(declaredScreens[screen], names);

const parts = new Map<CompanyPart, DeclaredScreen>();
for (const screen of Object.values<DeclaredScreen>(declaredScreens)) if (screen.part && !parts.has(screen.part)) parts.set(screen.part, screen);

/** The parts of a company's page, in the order of their tabs (R-027). */
export const companyParts: readonly CompanyPart[] = [...parts.keys()];

/** The path of a part of a company's page. */
export const partPath = (part: CompanyPart, urlName: string): string => filled(parts.get(part) ?? declaredScreens.overview, [urlName]);

/** The URL of a company's page. */
export const overviewPath = (urlName: string): string => pathOf('overview', urlName);

/** The URL of the companies that belong with a company (R-019). */
export const organisationPath = (urlName: string): string => pathOf('organisation', urlName);

/** The URL of the offices of a company (R-019). */
export const officesPath = (urlName: string): string => pathOf('offices', urlName);

/** The URL of the office of a company in a city (R-019). */
export const officePath = (urlName: string, locationUrl: string): string => pathOf('office', urlName, `${locationUrl}-offices`);

/** The URL of the reviews of a company, as a tab of its page (R-020). */
export const reviewsPath = (urlName: string): string => pathOf('companyReviews', urlName);

/** The URL of one review. */
export const reviewPath = (reviewId: string): string => pathOf('review', reviewId);

/** What people talk below. */
export type TalkType = 'POST' | 'QUESTION';

/** The URL of the salaries of a company, as a tab of its page (R-021). */
export const salariesPath = (urlName: string): string => pathOf('companySalaries', urlName);

/** The URL of what one job at a company pays. */
export const jobSalaryPath = (urlName: string, designation: string): string => pathOf('jobSalary', urlName, designation);

/** The URL of what a job pays at all companies (R-198). */
export const designationSalaryPath = (designation: string): string => pathOf('designationSalary', designation);

/** The URL of the interviews of a company, as a tab of its page, or of one job there (R-022). */
export const interviewsPath = (urlName: string, designation: string | null = null): string =>
  designation === null ? pathOf('companyInterviews', urlName) : pathOf('jobInterviews', urlName, designation);

/** The URL of the story of one interview. */
export const interviewPath = (interviewId: string): string => pathOf('interview', interviewId);

/** The URL of photos that were sent together: it leads to the photos of their company. */
export const photoSetPath = (photoSetId: string): string => pathOf('photoSet', photoSetId);

/** The URL of what employees get at a company, as a tab of its page, or of one benefit there (R-024, R-034). */
export const benefitsPath = (urlName: string, benefit: string | null = null): string =>
  benefit === null ? pathOf('companyBenefits', urlName) : pathOf('benefit', urlName, benefit);

/** The URL of a conversation. */
export const conversationPath = (conversationId: string): string => `${screens.messages}?c=${conversationId}`;

/** The URL of one note about a benefit. */
export const benefitNotePath = (benefitsId: string): string => pathOf('benefitNote', benefitsId);

/** The URL of a post and what is said below it. */
export const postPath = (postId: string): string => pathOf('post', postId);

/** The URL of a question and its answers, by its name in URLs (R-038). */
export const questionPath = (slug: string): string => pathOf('question', slug);

/** The URL of the questions that a company asks most often, or that it asks for one job (R-039). */
export const topQuestionsPath = (urlName: string, designation: string | null = null): string =>
  designation === null ? pathOf('topQuestions', urlName) : pathOf('jobTopQuestions', urlName, designation);

/** The URL of what HR asks, or of one subject of it. */
export const hrQuestionsPath = (subject: string | null = null): string => (subject === null ? screens.hrQuestions : pathOf('hrSubjectQuestions', subject));

/** The URL of what is asked for a job at all companies (R-198). */
export const designationQuestionsPath = (designation: string): string => pathOf('designationQuestions', designation);

/** The URL of what is asked about a skill (R-199). */
export const skillQuestionsPath = (skill: string): string => pathOf('skillQuestions', skill);

/** The URL of a college (R-006). */
export const collegePath = (urlName: string): string => pathOf('college', urlName);

/** The URL of what members ask about a company, as a tab of its page (R-026). */
export const askedQuestionsPath = (urlName: string): string => pathOf('askedQuestions', urlName);

/** The URL of the photos of a company, as a tab of its page (R-025). */
export const photosPath = (urlName: string): string => pathOf('companyPhotos', urlName);

/** The URL of what happens with a review that was just sent (R-085). */
export const nextStepUrl = (reviewId: string): string => `${screens.nextStep}?rid=${reviewId}`;

/** The URL of the posts about a company, as a tab of its page (R-026). */
export const discussionsPath = (urlName: string): string => pathOf('companyPosts', urlName);

/** The company whose discussions stand at a URL, whether as a tab of its page or by its name alone (R-051). */
export const discussedAt = (page: string): string => urlNameIn(page, 'discussions') ?? page;

/** The name that is before the ending of a part of a URL, such as a company's or a city's; nothing when the URL is not one of ours. */
export function urlNameIn(page: string, suffix: PathEnding): string | undefined {
  const ending = `-${suffix}`;
  return page.endsWith(ending) && page.length > ending.length ? page.slice(0, -ending.length) : undefined;
}

/** Whether following a link to `target` would show anything else than `here` does (R-203). A campaign changes nothing that is shown. */
export const leadsElsewhere = (here: string, target: string): boolean => shownAt(here) !== shownAt(target);

function shownAt(url: string): string {
  const [path = '', query = ''] = (url.split('#', 1)[0] ?? '').split('?', 2);
  const asked = query.split('&').filter((pair) => pair && !pair.startsWith('campaign='));
  return [path.replace(/(.)\/$/, '$1'), ...asked].join('&');
}
