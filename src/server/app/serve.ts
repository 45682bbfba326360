import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { PageRequest } from '#contract/rendered-page.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { Pictures } from '#core/media/pictures.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
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
import { documentPolicyWith, sendHeaders, type ScriptedProvider } from './http/headers.ts';
import { memberMark } from './pages/document.ts';
import { policyReportRoutes } from './http/policy-reports.ts';
import { logoRoutes, type LogoPorts } from './http/logo-routes.ts';
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
import { noneListed, type FindListed } from '#core/search/selection.ts';
import { pageRoutes, type CompanyWays, type MovedTo } from './pages/page-routes.ts';
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

export interface ServerParts {
  readonly contracts: Contracts;
  readonly services: Services;
  readonly pictures: Pictures;
  readonly siteUrls: SiteUrls;
  readonly findPicture: FindPicture;
  /** Ports for link previews, as a guest reads them. */
  readonly cardPorts: () => CardPorts;
  /** Ports of logos by name, missing without a database. */
  readonly logoPorts?: () => LogoPorts;
  /** Finds renamed companies, missing without a database. */
  readonly movedTo?: MovedTo;
  readonly findListed?: FindListed;
  readonly dumpsFolder?: string | undefined;
  /** Built pages, missing where another server shows them. */
  readonly site: Site | undefined;
  readonly brand: OpenedBrand;
  readonly host?: HostSettings;
  readonly clock: Clock & MonotonicClock;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'trustProxy' | 'publicOrigin' | 'rateLimit' | 'signInLimit' | 'showKit'> &
    Partial<Pick<Settings, 'memberLimit' | 'mailLimit' | 'nameLimit' | 'hstsSubdomains' | 'contactMail'>>;
  readonly isReady: () => boolean;
  readonly readiness?: Readiness;
  readonly monitoring?: MetricsParts;
  /** Requests carried out later, shared with the adapters. */
  readonly waiting?: WaitingRequests;
  /** Caches for guests, shared with other processes that clear them. */
  readonly caches?: ResponseCaches;
  readonly overload?: Overload;
  readonly usage?: Pick<PendingUsage, 'done' | 'timeOperations' | 'visit'>;
  /** Rate counts of all processes, missing with a single one. */
  readonly rateCounts?: () => SqlRateCounts | undefined;
  readonly callers: Callers;
  readonly signers: PersonaSigners;
  readonly scripted: readonly ScriptedProvider[];
  /** Public mailbox, missing where mails really leave. */
  readonly mailbox: MemoryMails | undefined;
  readonly demo: { readonly providers: DemoProviders; readonly members: readonly DemoMember[]; readonly logins: () => DemoLogins } | undefined;
}

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
  const showMissing = renderer && pageRoutes(app, renderer, parts.clock, companyWaysIn(parts, caches));
  answerUnknown(app, { known, origin, showMissing });
  await app.ready();
  return app;
}

const maxMoves = 5_000;
const movesMs = 30_000;

/** Ways to companies, where moves are kept to spare kept pages a question. Merging companies clears them. */
function companyWaysIn({ movedTo = async () => undefined, findListed = async () => noneListed, usage }: ServerParts, caches: ResponseCaches): CompanyWays {
  const moves = caches.open<string | undefined>(maxMoves);
  return { usage, findListed, movedTo: (former) => moves.get(former, movesMs, () => movedTo(former)) };
}

async function limitRates(app: FastifyInstance, { settings, clock, rateCounts }: ServerParts, contexts: RequestContexts): Promise<void> {
  const allowed = { member: settings.memberLimit ?? settings.rateLimit, guests: settings.rateLimit };
  const counts = new RateCounts(clock, rateCounts ?? (() => undefined));
  if (rateCounts) counts.start();
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, rateLimitsOf(allowed, counts, contexts));
}

/** Carries out waiting requests before an orderly end. */
function waitingIn(app: FastifyInstance, { clock, waiting = new WaitingRequests({ clock, chance: randomFraction }) }: ServerParts): WaitingRequests {
  app.addHook('onClose', () => waiting.finish());
  return waiting;
}

const policyIn = (parts: ServerParts) => (style: string) =>
  documentPolicyWith(parts.scripted, { scripts: [memberMark, ...(parts.site ? [parts.site.earlyInput] : [])], style }, hostIn(parts).nativeOrigins);

const hostIn = ({ host = usualHostSettings }: Pick<ServerParts, 'host'>): HostSettings => host;

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

function pictureFiles(app: FastifyInstance, parts: ServerParts, contexts: RequestContexts): void {
  const { pictures, findPicture, logoPorts, brand, site } = parts;
  pictureRoutes(app, pictures);
  if (logoPorts) logoRoutes(app, logoPorts);
  avatarRoutes(app);
  postPictureRoutes(app, contexts, findPicture);
  brandRoutes(app, brand, hostIn(parts), site);
}

/** Assumed guests asking at once behind one network. */
const guestsOfNetwork = 20;

/** Passkey options allowed per login attempt of a network. */
const optionsPerSignIn = 2;

export const groupLimitsIn = ({ signInLimit, mailLimit, nameLimit }: ServerParts['settings']): GroupLimits => ({
  'sign-in': signInLimit,
  // A page of logins asks for options as it opens, whether or not anyone logs in.
  'passkey-options': { member: Math.ceil((optionsPerSignIn * signInLimit) / guestsOfNetwork), guests: optionsPerSignIn * signInLimit },
  // The contract says what one member may ask for, unless an installation lets a network have more mails than it usually does.
  mail: mailLimit !== undefined && mailLimit > mailCode.sendsByNetwork ? mailLimit : undefined,
  names: nameLimit === undefined ? undefined : { member: nameLimit, guests: nameLimit * guestsOfNetwork },
});

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
