import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { PageRequest } from '#contract/rendered-page.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { Pictures } from '#core/media/pictures.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { Provider } from '#core/providers/provider.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { forgetSharedReads } from '#server/adapters/database/shared-reads.ts';
import type { SqlRateCounts } from '#server/adapters/caller/sql-rate-counts.ts';
import type { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import type { DemoLogins } from '#server/adapters/providers/demo-logins.ts';
import type { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { LocalIssuer } from '#server/adapters/providers/local-issuer.ts';
import type { DemoMember } from '#server/demo/login/demo-members.ts';
import { RequestContexts } from './http/request-contexts.ts';
import { avatarRoutes } from './http/avatar-routes.ts';
import { contractRoutes } from './contract/contract-routes.ts';
import type { Services } from './contract/handlers.ts';
import type { GroupLimits } from './contract/operation-rate-limits.ts';
import type { Contracts } from '#openapi/read/read-contracts.ts';
import { devMailRoutes } from './dev-mail/dev-mail-routes.ts';
import { loginProblemPages } from './login/login-problem-page.ts';
import { mailLinkRoutes } from './mail-links/mail-link-routes.ts';
import { documentPolicyWith, sendHeaders } from './http/headers.ts';
import { memberMark } from './pages/document.ts';
import { policyReportRoutes } from './http/policy-reports.ts';
import { pictureRoutes } from './http/picture-routes.ts';
import { KnownRoutes } from './http/known-routes.ts';
import { RateCounts } from './traffic/rate-counts.ts';
import { ResponseCaches } from './traffic/response-cache.ts';
import { Overload } from './traffic/overload.ts';
import { inside, rateLimitsOf } from './traffic/rate-limits.ts';
import { metricsRoutes, renderingMeasure, type MetricsParts } from './metrics/metrics-routes.ts';
import { localIssuerRoutes } from './local-issuer/local-issuer-routes.ts';
import type { Logger } from './process/log.ts';
import type { Readiness } from './process/readiness.ts';
import { deadlineForAll } from './traffic/timeout.ts';
import { openApp } from './http/open-app.ts';
import { postPictureRoutes, type FindPicture } from './http/post-picture-routes.ts';
import { originFrom, type Origin } from './http/origin.ts';
import { linksTo } from './pages/document.ts';
import { securityTextRoute } from './pages/security-text.ts';
import { askingForAll, maxAnswersForAll } from './pages/answers-for-all.ts';
import { brandRoutes } from './pages/brand-routes.ts';
import type { CardPorts } from './pages/link-card.ts';
import { linkCardRoutes } from './pages/link-card-routes.ts';
import { pageRoutes, type MovedTo } from './pages/page-routes.ts';
import { referenceRoute } from './pages/reference-route.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { dumpRoutes } from './http/dump-routes.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { answerProblems } from './http/problem-answers.ts';
import { logRequests } from './http/request-log.ts';
import { keepTransportSafe } from './http/safe-transport.ts';
import type { OpenedBrand } from './config/open-brand.ts';
import type { Settings } from './config/settings.ts';
import { usualHostSettings, type HostSettings } from '#core/operator/host-settings.ts';
import { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { randomFraction } from '#server/adapters/secrets/secrets.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import type { Site } from './pages/site.ts';
import { mailCode } from '#core/verification/mail-code.ts';
import { staticFiles } from './http/static-files.ts';
import { answerUnknown } from './http/unknown-requests.ts';

/** The parts of a server. */
export interface ServerParts {
  readonly contracts: Contracts;
  readonly services: Services;
  readonly pictures: Pictures;
  /** The public pages, for search engines. */
  readonly siteUrls: SiteUrls;
  readonly findPicture: FindPicture;
  /** The ports that pictures of pages are drawn of, as a guest reads them. */
  readonly cardPorts: () => CardPorts;
  /** Finds where a company is now that had another name in URLs; absent where no database is. */
  readonly movedTo?: MovedTo;
  /** The folder of dumps that are published; without it none are. */
  readonly dumpsFolder?: string | undefined;
  /** The built pages; absent where another server shows them. */
  readonly site: Site | undefined;
  readonly brand: OpenedBrand;
  /** What pages have to know of what the host set; absent where nothing is set. */
  readonly host?: HostSettings;
  readonly clock: Clock & MonotonicClock;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'trustProxy' | 'publicOrigin' | 'rateLimit' | 'signInLimit' | 'showKit'> &
    Partial<Pick<Settings, 'memberLimit' | 'mailLimit' | 'nameLimit' | 'hstsSubdomains' | 'contactMail'>>;
  readonly isReady: () => boolean;
  /** The readiness that `/readyz` tells; absent where no server is ever stopped in good order. */
  readonly readiness?: Readiness;
  /** The figures of this process, and who may read them; absent where nobody monitors. */
  readonly monitoring?: MetricsParts;
  /** Requests of keys that are carried out later, the same that adapters know. */
  readonly waiting?: WaitingRequests;
  /** The caches of what guests are shown, where other processes clear them, too. */
  readonly caches?: ResponseCaches;
  /** The overload of this process; absent where nothing tells how long work waits. */
  readonly overload?: Overload;
  /** The counts of this process, to which requests that succeed are added; without them nothing is counted. */
  readonly usage?: Pick<PendingUsage, 'done' | 'timeOperations'>;
  /** The counts of rate limits that all processes have together; absent where there is one process. */
  readonly rateCounts?: () => SqlRateCounts | undefined;
  readonly callers: Callers;
  readonly signers: PersonaSigners;
  /** The providers whose own scripts may run in our pages. */
  readonly scripted: readonly Provider[];
  /** The mailbox that everyone may read; absent where mails really leave. */
  readonly mailbox: MemoryMails | undefined;
  /** The providers that this installation plays itself, and whom one may be there; absent where real ones are set up. */
  readonly demo: { readonly providers: DemoProviders; readonly members: readonly DemoMember[]; readonly logins: () => DemoLogins } | undefined;
}

/** Builds the server from its parts. It neither listens yet nor asks anything of a database. */
export async function serve(parts: ServerParts): Promise<FastifyInstance> {
  const { log, settings, site, demo } = parts;
  const { brand } = parts.brand;
  const origin = originFrom(settings);
  const own = { styles: site ? linksTo(site.entry.styles, site) : [], brand, languages: hostIn(parts).languages };
  const app = openApp(log, settings.trustProxy, origin);
  const known = new KnownRoutes(app);
  sendHeaders(app, (request) => origin.hstsOf(request));
  logRequests(app, log);
  answerProblems(app, log, loginProblemPages(own));
  if (parts.monitoring) metricsRoutes(app, parts.monitoring, origin);
  keepTransportSafe(app, origin);
  const contexts = new RequestContexts(parts, origin, parts.clock);
  await limitRates(app, parts, contexts);
  app.addHook('onRequest', async (request, reply) => {
    contexts.answered(request, reply);
    if (parts.readiness?.isLeaving) reply.header('connection', 'close');
    await parts.readiness?.mayAnswer;
  });
  deadlineForAll(app, parts.clock);
  const { caches = new ResponseCaches(parts.clock), overload = new Overload({ ...parts, waits: {} }) } = parts;
  caches.join({ clear: forgetSharedReads });
  parts.readiness?.onFilled(() => caches.clear());
  contractRoutes(app, { ...parts, origin, contexts, groupLimits: groupLimitsIn(settings), caches, overload, waiting: waitingIn(app, parts) });
  pictureFiles(app, parts, contexts);
  dumpRoutes(app, parts.dumpsFolder);
  securityTextRoute(app, { contactMail: settings.contactMail, clock: parts.clock, origin });
  if (parts.mailbox) devMailRoutes(app, { mailbox: parts.mailbox, clock: parts.clock, ...own });
  if (site) await siteFiles(app, { ...parts, site, origin, caches });
  const ask = askInside(app);
  mailLinkRoutes(app, { ask, ...own });
  policyReportRoutes(app, { metrics: parts.monitoring?.metrics, log, clock: parts.clock, origin });
  if (demo) {
    demo.providers.reachBy(ask);
    localIssuerRoutes(app, { issuer: new LocalIssuer(demo.logins), members: demo.members, ...own, origin });
  }
  const all = askingForAll(parts.contracts.operations, caches.open(maxAnswersForAll), ask);
  const rendering = { ask, askingForAll: all, policy: policyIn(parts), host: hostIn(parts) };
  const renderer = site && new PageRenderer({ ...parts, ...rendering, site, brand, origin, contexts, showsKit: settings.showKit, caches, overload });
  if (renderer) parts.monitoring?.metrics.add(renderingMeasure(renderer));
  const showMissing = renderer && pageRoutes(app, renderer, parts.clock, parts.movedTo ?? (async () => undefined));
  answerUnknown(app, { known, origin, showMissing });
  await app.ready();
  return app;
}

async function limitRates(app: FastifyInstance, { settings, clock, rateCounts }: ServerParts, contexts: RequestContexts): Promise<void> {
  const allowed = { member: settings.memberLimit ?? settings.rateLimit, guests: settings.rateLimit };
  const counts = new RateCounts(clock, rateCounts ?? (() => undefined));
  if (rateCounts) counts.start();
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, rateLimitsOf(allowed, counts, contexts));
}

/** Requests of keys that wait, carried out at the latest before the process ends in order. */
function waitingIn(app: FastifyInstance, { clock, waiting = new WaitingRequests({ clock, chance: randomFraction }) }: ServerParts): WaitingRequests {
  app.addHook('onClose', () => waiting.finish());
  return waiting;
}

/** The Content-Security-Policy of pages, by their inline style. */
const policyIn = (parts: ServerParts) => (style: string) =>
  documentPolicyWith(parts.scripted, { scripts: [memberMark, ...(parts.site ? [parts.site.earlyInput] : [])], style }, hostIn(parts).nativeOrigins);

const hostIn = ({ host = usualHostSettings }: Pick<ServerParts, 'host'>): HostSettings => host;

/** The files of the built pages, and what is made beside them for search engines and links. */
async function siteFiles(
  app: FastifyInstance,
  parts: ServerParts & { readonly site: Site; readonly origin: Origin; readonly caches: ResponseCaches },
): Promise<void> {
  const { site, origin, caches } = parts;
  await staticFiles(app, site.folder);
  referenceRoute(app, site.reference);
  sitemapRoutes(app, { urls: parts.siteUrls, origin, caches });
  linkCardRoutes(app, { ...parts, languages: hostIn(parts).languages, site, caches });
}

/** The pictures of companies, members, posts and the brand. */
function pictureFiles(app: FastifyInstance, parts: ServerParts, contexts: RequestContexts): void {
  const { pictures, findPicture, brand, site } = parts;
  pictureRoutes(app, pictures);
  avatarRoutes(app);
  postPictureRoutes(app, contexts, findPicture);
  brandRoutes(app, brand, hostIn(parts), site);
}

/** The number of members behind one network who may ask at once, none of them known by a session. */
const guestsOfNetwork = 20;

/** The options for passkeys that a network may have for each login that it may try. */
const optionsPerSignIn = 2;

/** The rate limits of groups of operations, as they are set. */
export const groupLimitsIn = ({ signInLimit, mailLimit, nameLimit }: ServerParts['settings']): GroupLimits => ({
  'sign-in': signInLimit,
  // A page of logins asks for options as it opens, whether or not anyone logs in.
  'passkey-options': { member: Math.ceil((optionsPerSignIn * signInLimit) / guestsOfNetwork), guests: optionsPerSignIn * signInLimit },
  // The contract says what one member may ask for, unless an installation lets a network have more mails than it usually does.
  mail: mailLimit !== undefined && mailLimit > mailCode.sendsByNetwork ? mailLimit : undefined,
  names: nameLimit === undefined ? undefined : { member: nameLimit, guests: nameLimit * guestsOfNetwork },
});

/** Asks the server from inside, the same operations by the same way, only without a wire. */
const askInside =
  (app: FastifyInstance): PageRequest['ask'] =>
  async ({ method, url, headers, body }) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await app.inject({ method: method as 'GET', url, headers, ...(body === undefined ? {} : { payload: body }), remoteAddress: inside });
    const texts = Object.entries(answered).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
    return { status: statusCode, headers: Object.fromEntries(texts), body: payload };
  };
