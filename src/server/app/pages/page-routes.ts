import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { olderPaths, olderRoutes, pathOfToday } from '#core/navigation/older-paths.ts';
import { declaredOf, declaredScreens, isOfTrait, type DeclaredScreen } from '#core/navigation/declared-screens.ts';
import { placedPath } from '#core/navigation/place-urls.ts';
import { companyParts, discussedAt, partPath, placedAt, urlNameIn } from '#core/navigation/screens.ts';
import { selectedPage, type FindListed, type SelectedPage } from '#core/search/selection.ts';
import { namesAny } from '#core/navigation/url.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { isCountedVisit } from '../http/counted-visit.ts';
import { networkOf } from '../traffic/network.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';
import { movedFor } from './moved.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Current URL name of a renamed company. */
export type MovedTo = (formerUrl: string) => Promise<string | undefined>;

export interface CompanyWays {
  readonly movedTo: MovedTo;
  readonly findListed: FindListed;
  readonly usage?: Pick<PendingUsage, 'visit'> | undefined;
}

type PageRequest = FastifyRequest<{ Params: Readonly<Record<string, string | undefined>> }>;

const pageTimeoutMs = 8_000;

/** Serves all screens and returns the 404 handler. */
export function pageRoutes(
  app: FastifyInstance,
  pages: PageRenderer,
  clock: Pick<Clock, 'after'>,
  { movedTo, findListed, usage }: CompanyWays,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const limit = app.rateLimit({ groupId: 'pages' });
  const show = (request: FastifyRequest, reply: FastifyReply, isForAll = false): Promise<FastifyReply> | FastifyReply => {
    const path = pathIn(request.url);
    const shown = path.replace(controls, '%20');
    return shown === path ? pages.show(request, reply, isForAll) : movedFor(request, reply, shown);
  };
  const selectedIn = ({ url }: FastifyRequest): Promise<SelectedPage | undefined> =>
    selectedPage(pathIn(url), new URLSearchParams(url.slice(pathIn(url).length)), (names) => withTimeout(clock, usualTimeoutMs, findListed(names))).catch(
      () => undefined,
    );
  for (const [screen, route] of routesOfScreens)
    app.get(route, { onRequest: limit, config: { timeoutMs: pageTimeoutMs } }, async (request: PageRequest, reply) => {
      const selected = await selectedIn(request);
      if (selected) return movedFor(request, reply, selected.path, selected.taken);
      if (!readsPassing(screen) && namesAny(request.url, passing)) return movedFor(request, reply, pathIn(request.url), passing);
      const led = await leadsTo(screen, request, (former) => withTimeout(clock, usualTimeoutMs, movedTo(former)));
      if (led !== undefined) return movedFor(request, reply, led);
      const shown = await show(request, reply, isForAll(screen));
      const visited = companyIn(screen, request);
      if (visited !== undefined && reply.statusCode === 200 && isCountedVisit(request)) usage?.visit(visited, networkOf(request.ip));
      return shown;
    });
  for (const [older, now] of Object.entries(olderPaths)) app.get(older, { onRequest: limit }, (request, reply) => movedFor(request, reply, now));
  for (const older of new Set([...olderRoutes, ...routesOfSections]))
    app.get(older, { onRequest: limit, config: { timeoutMs: pageTimeoutMs } }, async (request, reply) => {
      const selected = await selectedIn(request);
      if (selected) return movedFor(request, reply, selected.path, selected.taken);
      const today = pathOfToday(pathIn(request.url));
      return today === undefined ? show(request, reply) : movedFor(request, reply, today);
    });
  return async (request, reply) => {
    await limit.call(app, request, reply);
    return show(request, reply);
  };
}

const isForAll = (screen: string): boolean => !isOfTrait(screen, 'own') && !isOfTrait(screen, 'personal');

/** Keys of one reader, which no address keeps that does not read them (D-22). */
const passing = ['rid', 'k'];

/** Jobs have filters of these names, and forms go on with what was sent. */
const readsPassing = (screen: string): boolean => isOfTrait(screen, 'own') || isOfTrait(screen, 'keyed') || declaredOf(screen)?.under === 'jobs';

/** Routes of screens, also with a city where they can be narrowed. */
const routesOfScreens = Object.entries<DeclaredScreen>(declaredScreens).flatMap(([screen, { path, place }]): readonly (readonly [string, string])[] =>
  place
    ? [
        [screen, path],
        [screen, `${path}/:place(^[a-z0-9-]+-location$)`],
      ]
    : [[screen, path]],
);

const routesOfSections: readonly string[] = companyParts.map((part) => `/${partPath(part, '').split('/')[1] ?? ''}/*`);

/** Encoded line ends, which no screen has in its path. */
const controls = /%0[ad]|%e2%80%a[89]/gi;

const pathIn = (url: string): string => url.split('?', 1)[0] ?? '';

/** Company whose page a screen shows, by its name in the URL. */
function companyIn(screen: string, { params: { page = '' } }: Pick<PageRequest, 'params'>): string | undefined {
  const { company } = declaredOf(screen) ?? {};
  if (!company) return undefined;
  return screen === 'companyPosts' ? discussedAt(page) : urlNameIn(page, company);
}

/** Redirects former company names; on a slow or failing database, the page decides. */
async function leadsTo(screen: string, { params, url }: PageRequest, movedTo: MovedTo): Promise<string | undefined> {
  const today = pathOfToday(pathIn(url));
  if (today !== undefined) return today;
  const { path = '', company } = declaredOf(screen) ?? {};
  if (!company) return undefined;
  const former = companyIn(screen, { params });
  const now = former === undefined ? undefined : await movedTo(former).catch(() => undefined);
  const named = now && path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'page' ? `${now}-${company}` : encodeURIComponent(params[name] ?? '')));
  const { city } = placedAt(pathIn(url)) ?? {};
  return named && city ? placedPath(named, city) : named;
}
