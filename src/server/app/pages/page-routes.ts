import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { jobScopeIn, jobsPath } from '#core/jobs/job-paths.ts';
import { olderPaths, olderRoutes, pathOfToday } from '#core/navigation/older-paths.ts';
import {
  askedQuestionsPath,
  benefitsPath,
  discussedAt,
  discussionsPath,
  interviewsPath,
  jobSalaryPath,
  officePath,
  officesPath,
  organisationPath,
  overviewPath,
  photosPath,
  reviewsPath,
  salariesPath,
  screens,
  topQuestionsPath,
  urlNameIn,
} from '#core/navigation/screens.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';
import { movedFor } from './moved.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Finds the name in URLs that a company has now, by one that it had before. */
export type MovedTo = (formerUrl: string) => Promise<string | undefined>;

type PageRequest = FastifyRequest<{ Params: { page?: string; designation?: string; office?: string; benefit?: string } }>;

/** A page may wait for its turn, and asks several operations. */
const pageTimeoutMs = 8_000;

/** Serves every screen at its URL, and answers with the handler that shows what is at none (404). */
export function pageRoutes(
  app: FastifyInstance,
  pages: PageRenderer,
  clock: Pick<Clock, 'after'>,
  movedTo: MovedTo,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const limit = app.rateLimit({ groupId: 'pages' });
  const show = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    const path = pathIn(request.url);
    const shown = path.replace(controls, '%20');
    return shown === path ? pages.show(request, reply) : movedFor(request, reply, shown);
  };
  for (const url of Object.values(screens))
    app.get(url, { onRequest: limit, config: { timeoutMs: pageTimeoutMs } }, async (request: PageRequest, reply) => {
      const led = await leadsTo(url, request, (former) => withTimeout(clock, usualTimeoutMs, movedTo(former)));
      return led === undefined ? show(request, reply) : movedFor(request, reply, led);
    });
  for (const [older, now] of Object.entries(olderPaths)) app.get(older, { onRequest: limit }, (request, reply) => movedFor(request, reply, now));
  for (const older of olderRoutes)
    app.get(older, { onRequest: limit, config: { timeoutMs: pageTimeoutMs } }, (request, reply) => {
      const today = pathOfToday(pathIn(request.url));
      return today === undefined ? show(request, reply) : movedFor(request, reply, today);
    });
  return async (request, reply) => {
    await limit.call(app, request, reply);
    return show(request, reply);
  };
}

/** Ends of lines in a path, which no screen is at. */
const controls = /%0[ad]|%e2%80%a[89]/gi;

const pathIn = (url: string): string => url.split('?', 1)[0] ?? '';

/** The screens of a company, by what its former name is read from and where its page of now is. */
const ofCompanies: Readonly<Record<string, readonly [former: (page: string) => string | undefined, now: (urlName: string, below: string) => string]>> = {
  [screens.overview]: [(page) => urlNameIn(page, 'overview'), overviewPath],
  [screens.organisation]: [(page) => urlNameIn(page, 'overview'), organisationPath],
  [screens.offices]: [(page) => urlNameIn(page, 'overview'), officesPath],
  [screens.office]: [(page) => urlNameIn(page, 'overview'), officeNow],
  [screens.companyReviews]: [(page) => urlNameIn(page, 'reviews'), reviewsPath],
  [screens.companySalaries]: [(page) => urlNameIn(page, 'salaries'), salariesPath],
  [screens.jobSalary]: [(page) => urlNameIn(page, 'salaries'), jobSalaryPath],
  [screens.companyInterviews]: [(page) => urlNameIn(page, 'interview-questions'), (urlName) => interviewsPath(urlName)],
  [screens.jobInterviews]: [(page) => urlNameIn(page, 'interview-questions'), interviewsPath],
  [screens.companyBenefits]: [(page) => urlNameIn(page, 'benefits'), (urlName) => benefitsPath(urlName)],
  [screens.benefit]: [(page) => urlNameIn(page, 'benefits'), benefitsPath],
  [screens.topQuestions]: [(page) => urlNameIn(page, 'interview-questions'), (urlName) => topQuestionsPath(urlName)],
  [screens.jobTopQuestions]: [(page) => urlNameIn(page, 'interview-questions'), topQuestionsPath],
  [screens.askedQuestions]: [(page) => urlNameIn(page, 'questions'), askedQuestionsPath],
  [screens.companyPhotos]: [(page) => urlNameIn(page, 'photos'), photosPath],
  [screens.companyPosts]: [discussedAt, discussionsPath],
  [screens.jobsOf]: [companyOfJobs, (urlName) => jobsPath({ of: 'company', urlName })],
};

/** The company whose jobs are listed; nothing where they are those of a job title or a skill. */
function companyOfJobs(page: string): string | undefined {
  const scope = jobScopeIn(page);
  return scope?.of === 'company' ? scope.urlName : undefined;
}

function officeNow(urlName: string, office: string): string {
  const locationUrl = urlNameIn(office, 'offices');
  return locationUrl === undefined ? officesPath(urlName) : officePath(urlName, locationUrl);
}

/** The page of a company that had another name before, so that links from elsewhere hold. A database that does not answer, or not in time, leaves it to the page to say so. */
async function leadsTo(screen: string, { params, url }: PageRequest, movedTo: MovedTo): Promise<string | undefined> {
  const today = pathOfToday(pathIn(url));
  if (today !== undefined) return today;
  const [formerIn, pathOf] = ofCompanies[screen] ?? [];
  const former = formerIn?.(params.page ?? '');
  const now = former === undefined ? undefined : await movedTo(former).catch(() => undefined);
  return now === undefined || !pathOf ? undefined : pathOf(now, encodeURIComponent(params.designation ?? params.office ?? params.benefit ?? ''));
}
