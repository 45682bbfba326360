import { declaredScreens, type PathEnding, type ScreenName } from './declared-screens.ts';

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

/** The screen at a path, and what its route names `:page` there. Where two could be, it is the one whose route says more of the path, as the router takes it. */
export function declaredAt(path: string): { readonly name: string; readonly page: string } | undefined {
  const steps = stepsOf(path.split('?', 1)[0] ?? '');
  const found = routes.find(({ route }) => answers(route, steps));
  return found && { name: found.name, page: steps[found.route.indexOf(':page')] ?? '' };
}

/** The URL of a company's page. */
export const overviewPath = (urlName: string): string => `/overview/${urlName}-overview`;

/** The URL of the companies that belong with a company (R-019). */
export const organisationPath = (urlName: string): string => `${overviewPath(urlName)}/organisation`;

/** The URL of the offices of a company (R-019). */
export const officesPath = (urlName: string): string => `${overviewPath(urlName)}/locations`;

/** The URL of the office of a company in a city (R-019). */
export const officePath = (urlName: string, locationUrl: string): string => `${officesPath(urlName)}/${locationUrl}-offices`;

/** The URL of the form in which administrators say a company’s page. */
export const profileFormPath = (companyId: string): string => `/administration/companies/${companyId}`;

/** The URL of the reviews of a company, as a tab of its page (R-020). */
export const reviewsPath = (urlName: string): string => `/reviews/${urlName}-reviews`;

/** The URL of one review. */
export const reviewPath = (reviewId: string): string => `/review/${reviewId}`;

/** The URL of a question by its id, which leads to the one by its words (R-038). */
export const questionIdPath = (questionId: string): string => `/interviews/question/${questionId}`;

/** The URL of a post of the blog (R-244). */
export const blogPostPath = (slug: string): string => `${screens.blog}/${slug}`;

/** What people talk below. */
export type TalkType = 'POST' | 'QUESTION';

/** The URL of the salaries of a company, as a tab of its page (R-021). */
export const salariesPath = (urlName: string): string => `/salaries/${urlName}-salaries`;

/** The URL of what one job at a company pays. */
export const jobSalaryPath = (urlName: string, designation: string): string => `${salariesPath(urlName)}/${designation}`;

/** The URL of what a job pays at all companies (R-198). */
export const designationSalaryPath = (designation: string): string => `/profile/${designation}-salary`;

/** The URL of the interviews of a company, as a tab of its page, or of one job there (R-022). */
export const interviewsPath = (urlName: string, designation: string | null = null): string =>
  `/interviews/${urlName}-interview-questions${designation === null ? '' : `/${designation}`}`;

/** The URL of the story of one interview. */
export const interviewPath = (interviewId: string): string => `/interviews/story/${interviewId}`;

/** The URL of photos that were sent together: it leads to the photos of their company. */
export const photoSetPath = (photoSetId: string): string => `/photos/set/${photoSetId}`;

/** The URL of what employees get at a company, as a tab of its page, or of one benefit there (R-024, R-034). */
export const benefitsPath = (urlName: string, benefit: string | null = null): string => `/benefits/${urlName}-benefits${benefit === null ? '' : `/${benefit}`}`;

/** The URL of a conversation. */
export const conversationPath = (conversationId: string): string => `${screens.messages}?c=${conversationId}`;

/** The URL of one note about a benefit. */
export const benefitNotePath = (benefitsId: string): string => `/benefit-note/${benefitsId}`;

/** The URL of what has its own page, by its kind and id. */
export function contentPath(type: string, id: string): string {
  if (type === 'REVIEW') return reviewPath(id);
  if (type === 'INTERVIEW') return interviewPath(id);
  if (type === 'PHOTOS') return photoSetPath(id);
  if (type === 'BENEFITS') return benefitNotePath(id);
  if (type === 'MESSAGE') return conversationPath(id);
  return type === 'QUESTION' ? questionIdPath(id) : `/p/${id}`;
}

/** The URL of one thing, by the id of the page on which it is there. Whether a comment is below a post or a question is not known here: the page of a post leads to the question. */
export const thingPath = ({
  resourceType,
  resourceId,
  postId,
}: {
  readonly resourceType: string;
  readonly resourceId: string;
  readonly postId: string;
}): string => (resourceType === 'COMMENT' || resourceType === 'ANSWER' ? `/p/${postId}?comment=${resourceId}` : contentPath(resourceType, postId));

/** The URL of a question and its answers, by its name in URLs (R-038). */
export const questionPath = (slug: string): string => `/answers/${slug}`;

/** The URL of the questions that a company asks most often, or that it asks for one job (R-039). */
export const topQuestionsPath = (urlName: string, designation: string | null = null): string => `${interviewsPath(urlName, designation)}/top-questions`;

/** The URL of what HR asks, or of one subject of it. */
export const hrQuestionsPath = (subject: string | null = null): string => (subject === null ? screens.hrQuestions : `${screens.hrQuestions}/${subject}`);

/** The URL of what is asked for a job at all companies (R-198). */
export const designationQuestionsPath = (designation: string): string => `/profiles/${designation}/interview-questions`;

/** The URL of what is asked about a skill (R-199). */
export const skillQuestionsPath = (skill: string): string => `/skills/${skill}-interview-questions`;

/** The URL of a college (R-006). */
export const collegePath = (urlName: string): string => `/colleges/${urlName}`;

/** The URL of what members ask about a company, as a tab of its page (R-026). */
export const askedQuestionsPath = (urlName: string): string => `/qna/${urlName}-questions`;

/** The URL of the photos of a company, as a tab of its page (R-025). */
export const photosPath = (urlName: string): string => `/photos/${urlName}-photos`;

/** The URL of what happens with a review that was just sent (R-085). */
export const nextStepUrl = (reviewId: string): string => `${screens.nextStep}?rid=${reviewId}`;

/** The URL of the posts about a company, as a tab of its page (R-026). */
export const discussionsPath = (urlName: string): string => `/discussions/${urlName}-discussions`;

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
