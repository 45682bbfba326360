import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import type { Mails } from '#core/mail/mails.ts';
import { insistently } from '#server/adapters/database/database.ts';
import { Outbox } from '#server/adapters/mail/outbox.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { openClassifierApart } from '#server/adapters/abuse-classifier/open-classifier-apart.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { publishedIn } from '#server/adapters/dump/system-dumps.ts';
import { demoMembers } from '#server/demo/login/demo-members.ts';
import type { ScriptedProvider } from './http/headers.ts';
import { listenEarly, type EarlyListener } from './starting/early-listener.ts';
import { startingAnswers } from './starting/starting-answers.ts';
import { metricsWhileStarting, type MetricsParts } from './metrics/metrics-routes.ts';
import { readContracts } from '#openapi/read/read-contracts.ts';
import { servicesOver } from './wiring/services.ts';
import type { Adapters } from './wiring/ports.ts';
import { openidSourceFor } from './wiring/configured-adapters.ts';
import { operatorFrom } from './config/operator-settings.ts';
import { hostSettingsIn } from './config/host-page-settings.ts';
import { brandNamed, openBrand } from './config/open-brand.ts';
import { loginMethodsFromSettings } from './config/login-settings.ts';
import { pagesUrlOf } from './process/listening.ts';
import { openLog, shortLines, type Logger } from './process/log.ts';
import { mailsFor } from './config/mail-settings.ts';
import { reasonOf, refuseToStart, installCrashHandlers } from './process/crash-handlers.ts';
import { DatabaseLifecycle } from './wiring/database-lifecycle.ts';
import { LiveNews } from './live/live-news.ts';
import { ResponseCaches } from './traffic/response-cache.ts';
import { attachLive } from './live/live-server.ts';
import { originFrom } from './http/origin.ts';
import { Progress } from './process/progress.ts';
import { readSettings, settingsHelp } from './config/read-settings.ts';
import { saidAtStart } from './said-at-start.ts';
import { serve, type ServerParts } from './serve.ts';
import { addMeasures, monitoringOf, overloadOf } from './wiring/measures.ts';
import { mailRefusalOf } from './wiring/mail-refusal.ts';
import { scaleOf } from './config/deployment.ts';
import type { Settings } from './config/settings.ts';
import { isBuilt, openSite } from './pages/site.ts';
import { Readiness } from './process/readiness.ts';
import { endStarting, listenForOrders, stopServing, type StopOrders } from './process/stopping.ts';

const root = join(import.meta.dirname, '../../..');

/** Extra work in the site's languages, ended by the signal. */
type Work = (say: (line: string) => void, languages: readonly Language[], signal: AbortSignal) => Promise<void>;

/** Work before opening, once settings and port are secured, and after readiness. */
interface Around {
  readonly prepare?: Work;
  readonly settle?: Work;
}

export async function run(args: readonly string[], around: Around = {}): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(settingsHelp());
    return;
  }
  const read = readSettings(process.env, args);
  if ('complaints' in read) return refuseToStart(read.complaints);
  try {
    await start(read.settings, around);
  } catch (error) {
    refuseToStart([reasonOf(error)]);
  }
}

/** Takes the port before touching the database, and prepares both in parallel. */
async function start(settings: Settings, around: Around): Promise<void> {
  const log = openLog(settings.logLevel, process.stdout.isTTY ? shortLines(process.stdout) : process.stdout);
  const progress = new Progress(process.stderr);
  const monitoring = monitoringOf(settings);
  const early = await listenEarly(
    settings,
    metricsWhileStarting(monitoring, startingAnswers(brandNamed(settings), settings.brandLogo !== undefined, settings.languages)),
  );
  const ending = new AbortController();
  const closing: (() => Promise<void>)[] = [async () => ending.abort(), async () => early.close()];
  const close = async (): Promise<void> => void (await Promise.all(closing.map((end) => end())));
  installCrashHandlers(log);
  const orders = listenForOrders(() => endStarting(close, exit), exit);
  try {
    await startBehind(settings, { log, progress, monitoring, early, orders, closing, signal: ending.signal, ...around });
  } catch (error) {
    if (orders.isGiven()) return;
    refuseToStart([reasonOf(error)]);
    await close().finally(() => exit(1));
  }
}

const exit = (code: number): never => process.exit(code);

interface Begun extends Around {
  readonly log: Logger;
  readonly progress: Progress;
  readonly monitoring: MetricsParts;
  readonly early: EarlyListener;
  readonly orders: StopOrders;
  readonly closing: (() => Promise<void>)[];
  readonly signal: AbortSignal;
}

/** Prepares everything, then hands the port to the ready server. */
async function startBehind(settings: Settings, { log, progress, monitoring, early, orders, closing, signal, prepare, settle }: Begun): Promise<void> {
  const say = (line: string): void => progress.say(line);
  const prepared = prepare?.(say, settings.languages, signal);
  // The pictures of a logo are laid on what is prepared.
  if ((settings.brandLogo !== undefined, settings.languages)) await prepared;
  const clock = new SystemClock();
  const source = sourceFor(settings);
  const mails = mailsFor(settings, source.methods.isDemo, clock);
  const folders = { dataDir: resolve(root, settings.dataDir), keysDir: settings.keysDir === undefined ? undefined : resolve(root, settings.keysDir) };
  const opened = await openBrand(settings, join(root, 'dist', 'unmarked'));
  const operator = operatorFrom(settings, source.methods.isDemo);
  const news: LiveNews = new LiveNews({ tell: (item) => lifecycle.bus?.tell(item) });
  const caches = new ResponseCaches(clock, (about) => lifecycle.bus?.tell({ kind: 'removed', ...(about !== undefined && { about }) }));
  const made = { mails, brand: opened.brand, operator, news, caches, clock, progress, log };
  const lifecycle: DatabaseLifecycle = new DatabaseLifecycle({ ...made, settings: { ...settings, ...folders }, source });
  signal.throwIfAborted();
  closing.push(() => lifecycle.close());
  const ready: { adapters?: Adapters } = {};
  const readiness = new Readiness(clock, settings.stopWait * 1_000);
  const mailbox = mails instanceof MemoryMails ? mails : undefined;
  const overload = overloadOf({ lifecycle, clock, log });
  addMeasures(monitoring.metrics, { lifecycle, mails, clock, overload });
  const served = { settings, monitoring, overload, brand: opened, clock, log, caches, readiness, mailbox, dumpsFolder: publishedIn(folders.dataDir) };
  // A database that cannot be opened ends the start at once, and not when the pages are built.
  await Promise.race([prepared, lifecycle.prepare().then(() => prepared)]);
  const app = await openServer({ ...served, ...partsOf(source, settings, lifecycle) }, () => ready.adapters);
  const mailRefusal = mailRefusalOf(settings, clock);
  ready.adapters = await lifecycle.open(classifierOf(settings, progress, signal));
  signal.throwIfAborted();
  const asked = { origin: originFrom(settings), isReady: () => true, ...ready.adapters, ...lifecycle.live };
  const live = attachLive({ server: app.server, settings, clock, log, readiness, news, ...asked });
  orders.obeyBy(stopServing({ app, log, clock, readiness, closeLines: live.close, close: () => closeAll(mails, lifecycle), exit }));
  await early.handOver(app.server);
  if (lifecycle.isFilling) say(`Open ${pagesUrlOf(settings)} already: companies are there, and the rest of the demo is being made up.`);
  await (lifecycle.isFilling ? readiness.whileFilling(lifecycle.finish()) : lifecycle.finish());
  const facts = { settings, source, lifecycle, operator, mailRefusal: await mailRefusal };
  const said = await insistently(() => saidAtStart(facts), say);
  for (const line of [`${opened.brand.name.en} is ready: ${pagesUrlOf(settings)}`, ...said]) say(line);
  await settle?.(say, settings.languages, signal).catch(
    (error: unknown) => signal.aborted || log.warn({ err: error }, 'What was left for the time after the start could not be done'),
  );
}

/** Learns from examples once and caches the result beside the contracts. */
const classifierOf = ({ examplesDir }: Settings, progress: Progress, signal: AbortSignal): Promise<AbuseClassifier> =>
  openClassifierApart(
    { examplesDir: examplesDir && resolve(root, examplesDir), memory: join(root, '.cache', 'abuse-classifier') },
    (line) => progress.say(line),
    signal,
  );

function sourceFor(settings: Settings): ReturnType<typeof openidSourceFor> {
  const methods = loginMethodsFromSettings(settings);
  if ('complaints' in methods) throw new Failure('invalid', methods.complaints.join('\n'));
  return openidSourceFor(methods, settings.providerTokens);
}

/** Exists only where the instance plays the providers itself. */
const demoOf = (source: ReturnType<typeof openidSourceFor>, settings: Settings, lifecycle: DatabaseLifecycle): ServerParts['demo'] =>
  source instanceof DemoProviders
    ? { providers: source, members: scaleOf(settings, true) === 'none' ? [] : demoMembers, logins: () => lifecycle.demoLogins }
    : undefined;

const partsOf = (
  source: ReturnType<typeof openidSourceFor>,
  settings: Settings,
  lifecycle: DatabaseLifecycle,
): Pick<ServerParts, 'demo' | 'scripted' | 'rateCounts' | 'usage' | 'waiting'> => ({
  rateCounts: () => lifecycle.rateCounts,
  usage: lifecycle.usage,
  waiting: lifecycle.waiting,
  demo: demoOf(source, settings, lifecycle),
  scripted: scriptedIn(source),
});

const scriptedIn = ({ methods }: OpenidSource): ScriptedProvider[] =>
  methods.providers.flatMap(({ provider, clientId, scriptUrl }) => (clientId === null ? [] : [{ provider, scriptUrl }]));

/** Time for mails to leave at a stop. */
const mailsTimeoutMs = 3_000;

async function closeAll(mails: Mails, lifecycle: DatabaseLifecycle): Promise<void> {
  if (mails instanceof Outbox) await mails.drained(mailsTimeoutMs);
  await lifecycle.close();
}

async function openServer(
  {
    settings,
    ...parts
  }: Pick<
    ServerParts,
    'monitoring' | 'overload' | 'brand' | 'clock' | 'log' | 'readiness' | 'demo' | 'mailbox' | 'scripted' | 'rateCounts' | 'usage' | 'waiting'
  > & {
    readonly settings: Settings;
  },
  find: () => Adapters | undefined,
): Promise<FastifyInstance> {
  const dist = join(root, 'dist');
  return serve({
    host: hostSettingsIn(settings, parts.demo !== undefined),
    contracts: readContracts(join(root, 'openapi'), join(root, '.cache', 'contracts.json')),
    ...servicesOver(find, parts.readiness),
    site: isBuilt(dist) ? await openSite(dist) : undefined,
    ...parts,
    settings,
    isReady: () => find() !== undefined,
  });
}
