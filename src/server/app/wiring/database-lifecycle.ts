import type { Brand } from '#core/brand.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import type { Mails } from '#core/mail/mails.ts';
import type { Objects } from '#core/media/objects.ts';
import type { RoleClaim } from '#core/moderation/member-role.ts';
import type { Operator } from '#core/operator/operator.ts';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import type { ChatBus } from '#server/adapters/chat/chat-bus.ts';
import { SqlRateCounts } from '#server/adapters/caller/sql-rate-counts.ts';
import { inTurn } from '#server/adapters/database/advisory-lock.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { Replica } from '#server/adapters/database/replica.ts';
import { DemoLogins } from '#server/adapters/providers/demo-logins.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { firstAdministratorClaim, moderatorsIn } from '#server/adapters/moderation/role-claims.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { adaptersFor } from './adapters.ts';
import type { Adapters } from './ports.ts';
import { ChatWork, type ChatParts } from './chat-work.ts';
import type { LiveParts } from '../live/live-server.ts';
import { CountAggregator } from './count-aggregator.ts';
import { SearchWork } from './search-work.ts';
import { JobFeedWork } from './job-feed-work.ts';
import { JobAlertWork, NotificationWork } from './notification-work.ts';
import { declarations } from './declarations.ts';
import { DigestWork } from './digest-work.ts';
import { PushWork } from './push-work.ts';
import { HourlyWork } from './hourly-work.ts';
import { IssuerKeyWork } from './issuer-key-work.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { publishDemoDump } from './demo-dump.ts';
import { fillApart, type Ground } from './fill-apart.ts';
import { PictureMoves } from './picture-moves.ts';
import { UsageWork } from './usage-work.ts';
import { notReady } from './not-ready.ts';
import type { Logger } from '../process/log.ts';
import { pagesUrlOf } from '../process/listening.ts';
import type { Progress } from '../process/progress.ts';
import type { Rounds } from '../process/rounds.ts';
import { objectsFrom } from '../config/picture-settings.ts';
import { scaleOf } from '../config/deployment.ts';
import type { Settings } from '../config/settings.ts';
import { openWaiting, portalFor, pushMessagesFor, saidByHost, settledByHost } from './configured-adapters.ts';

interface LifecycleParts extends Pick<ChatParts, 'news' | 'caches'> {
  readonly settings: Settings;
  readonly source: OpenidSource;
  readonly mails: Mails;
  readonly brand: Brand;
  readonly operator: Operator;
  readonly clock: Clock & MonotonicClock;
  readonly progress: Progress;
  readonly log: Logger;
}

interface Prepared {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly ground: Ground;
}

export class DatabaseLifecycle {
  readonly usage: PendingUsage;
  readonly waiting: ReturnType<typeof openWaiting>;
  readonly #parts: LifecycleParts;
  readonly #objects: Objects | undefined;
  /** Aborts the preparation of the database. */
  readonly #closing = new AbortController();
  /** Set once opening begins, maybe before the schema is ready. */
  opening: Promise<Database> | undefined;
  /** True while the rest of a demo is still being made up. */
  isFilling = false;
  #preparing: Promise<Prepared> | undefined;
  #demoLogins: DemoLogins | undefined;
  #rateCounts: SqlRateCounts | undefined;
  #replica: Replica | undefined;
  #hourlyWork: HourlyWork | undefined;
  #chatWork: ChatWork | undefined;
  readonly #works: Pick<Rounds, 'start' | 'stop'>[] = [];

  constructor(parts: LifecycleParts) {
    this.#parts = parts;
    this.usage = new PendingUsage(parts.clock);
    this.waiting = openWaiting(parts);
    this.#objects = objectsFrom(parts.settings);
  }

  /** Opens and migrates the database once, possibly before the rest of the start. */
  async prepare(): Promise<Prepared> {
    return (this.#preparing ??= this.#prepareOnce());
  }

  async #prepareOnce(): Promise<Prepared> {
    const { settings, progress } = this.#parts;
    this.opening = openDatabase({ ...settings, say: (sentence) => progress.say(sentence) });
    const database = await this.opening;
    const prepared = await inTurn(database.db, 'start', () => this.#prepareSchema(database));
    this.isFilling = prepared.ground.makeWhole !== undefined;
    return { database, ...prepared };
  }

  async open(classifier: AbuseClassifier | Promise<AbuseClassifier>): Promise<Adapters> {
    const { settings, source, mails, brand, operator, clock } = this.#parts;
    const [{ database, secrets }, likely] = await Promise.all([this.prepare(), classifier]);
    this.#closing.signal.throwIfAborted();
    await this.#openReplica(database);
    this.#rateCounts = new SqlRateCounts(database.db, secrets);
    this.#demoLogins = new DemoLogins(database.db, clock, secrets);
    const portsFor = adaptersFor({
      db: database.db,
      readDb: this.#replica?.db,
      clock,
      secrets,
      source,
      mails,
      ...saidByHost(settings, brand, operator),
      ...settledByHost(settings, secrets, source.methods.isDemo),
      news: this.#parts.news,
      classifier: likely,
      usage: this.usage,
      waiting: this.waiting,
      objects: this.#objects,
      portal: await portalFor(settings, { source, db: database.db, secrets, clock }),
    });
    this.#startChat(database, secrets, (context) => portsFor(context).chats);
    return {
      callers: new SqlCallers(database.db, clock, secrets),
      signers: new SqlPersonaSigners(database.db, clock, secrets),
      portsFor,
      ping: () => database.ping(),
    };
  }

  /** Waits for the whole demo, then starts recurring work. */
  async finish(): Promise<void> {
    const { settings, source, mails, brand, clock, log } = this.#parts;
    const { database, secrets, ground } = await this.prepare();
    await ground.makeWhole?.();
    this.#closing.signal.throwIfAborted();
    if (ground.isMadeUpNow) await this.#beginHourly(database, secrets, true);
    this.#hourlyWork?.start();
    this.#begin(new IssuerKeyWork({ db: database.db, secrets }, clock, log));
    if (this.#objects) this.#begin(new PictureMoves(database.db, clock, log, this.#objects));
    this.#begin(new CountAggregator(database.db, clock, log, secrets));
    this.#begin(new UsageWork(database.db, clock, log, this.usage));
    this.#startTelling(database, secrets);
    this.#begin(new SearchWork(database.db, clock, log));
    this.#begin(new DigestWork({ ...declarations, db: database.db, clock, secrets, mails, brand, pagesUrl: pagesUrlOf(settings) }, log));
    if (scaleOf(settings, source.methods.isDemo) !== 'none') await publishDemoDump(database, { settings, secrets, clock, log });
  }

  /** Mixes a newly made-up world only once it is whole. */
  async #beginHourly(database: Database, secrets: Secrets, isMadeUpNow: boolean): Promise<void> {
    this.#hourlyWork = new HourlyWork(database, secrets, this.#parts.clock, this.#parts.log);
    await this.#hourlyWork.atStart({ isMadeUpNow });
  }

  #begin(work: Pick<Rounds, 'start' | 'stop'>): void {
    this.#works.push(work);
    work.start();
  }

  #startChat(database: Database, secrets: Secrets, chatsFor: LiveParts['chatsFor']): void {
    this.#chatWork = new ChatWork({ ...this.#parts, database, secrets, chatsFor });
    this.#chatWork.start();
  }

  /** Starts notifications and push messages. */
  #startTelling({ db }: Database, secrets: Secrets): void {
    const { settings, operator, news, clock, log } = this.#parts;
    this.#begin(new NotificationWork({ db, secrets, news }, clock, log));
    this.#begin(new JobAlertWork({ db, secrets }, clock, log));
    this.#begin(new JobFeedWork(db, clock, log));
    const messages = pushMessagesFor(settings, secrets, operator);
    if (messages) this.#begin(new PushWork({ db, secrets, messages, clock, log }));
  }

  /** Migrates once among servers that start together, while the others wait. */
  async #prepareSchema(database: Database): Promise<Omit<Prepared, 'database'>> {
    const { settings, source, progress, clock } = this.#parts;
    const say = (sentence: string) => progress.say(sentence);
    const secrets = await bringUpToDate(database, { settings, isDemo: source.methods.isDemo, objects: this.#objects, say });
    await fillReferences(database.db);
    const world = { scale: scaleOf(settings, source.methods.isDemo), seed: settings.demoSeed };
    const ground = await fillApart(database, { ...world, settings, secrets, clock, progress, signal: this.#closing.signal });
    if (!ground.isMadeUpNow) await this.#beginHourly(database, secrets, false);
    return { secrets, ground };
  }

  get rateCounts(): SqlRateCounts | undefined {
    return this.#rateCounts;
  }

  get bus(): ChatBus | undefined {
    return this.#chatWork?.bus;
  }

  get live(): Pick<LiveParts, 'chatsFor' | 'refOf' | 'placesIn' | 'hiddenFrom' | 'stillGood'> {
    return this.#chatWork?.live ?? notReady();
  }

  get demoLogins(): DemoLogins {
    return this.#demoLogins ?? notReady();
  }

  async countModerators(): Promise<number> {
    const database = await this.opening;
    return database ? moderatorsIn(database.db) : 0;
  }

  /** Claim for the first administrator, while there is none. */
  async claimForFirst(): Promise<RoleClaim | undefined> {
    const database = await this.opening;
    return database && firstAdministratorClaim(database.db, this.#parts.clock.now());
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#works.map((work) => work.stop()), this.#chatWork?.stop()]);
    await this.#hourlyWork?.stop();
    await this.#replica?.close();
    const database = await this.opening?.catch(() => undefined);
    await database?.close();
  }

  async #openReplica(database: Database): Promise<void> {
    const { settings, clock } = this.#parts;
    const { databaseReadUrl } = settings;
    if (databaseReadUrl === undefined) return;
    this.#replica = new Replica(database, { ...settings, databaseReadUrl }, clock);
    await this.#replica.judge();
    this.#replica.start();
  }
}
