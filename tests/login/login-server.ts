import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { DemoLogins } from '#server/adapters/providers/demo-logins.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { demoMembers, fillDemoMembers } from '#server/demo/login/demo-members.ts';
import { DemoPortalAccounts } from '#server/demo/verification/demo-portal-accounts.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts } from '#tests/adapters.ts';
import type { Logger } from '#server/app/process/log.ts';
import type { Site } from '#server/app/pages/site.ts';
import { openServer, silent } from '#tests/contract/server.ts';
import { aDatabase, fillAsEver, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { TestBrowser } from './browser.ts';

export interface LoginServer {
  readonly app: FastifyInstance;
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly secrets: Secrets;
  readonly mailbox: MemoryMails;
  readonly usage: PendingUsage;
  readonly browser: (options?: ConstructorParameters<typeof TestBrowser>[1]) => TestBrowser;
}

const proxies = '10.0.0.0/8';

interface LoginServerOptions {
  readonly portal?: PortalAccounts;
  readonly log?: Logger;
  readonly db?: TestDatabase['db'];
  /** True if the demo members are already in the database. */
  readonly isFilled?: boolean;
  readonly site?: Site;
  /** Public Web Push key (VAPID). Without it nothing is pushed. */
  readonly pushKey?: string;
}

export async function openLoginServer(
  source: OpenidSource = new DemoProviders(),
  signInLimit = 1_000,
  otherwise: LoginServerOptions = {},
): Promise<LoginServer> {
  const db = otherwise.db ?? (await aDatabase()).db;
  const clock = new FakeClock();
  const secrets = new Secrets(Buffer.alloc(32, 7));
  const mailbox = new MemoryMails(clock);
  const usage = new PendingUsage(clock);
  const fill = () => fillDemoMembers(db, secrets, '2026-11-20');
  if (!otherwise.isFilled) await (otherwise.db ? fill() : fillAsEver({ db }, 'members of the demo', fill));
  const { portal = new DemoPortalAccounts(db, secrets, clock), pushKey } = otherwise;
  const adapters = {
    callers: new SqlCallers(db, clock, secrets),
    signers: new SqlPersonaSigners(db, clock, secrets),
    portsFor: adaptersFor(adapterParts({ db, clock, secrets, source, mails: mailbox, portal, pushKey, usage })),
    ping: async () => undefined,
  };
  const { services, callers, findPicture, findListed } = servicesOver(() => adapters);
  const app = await openServer({
    services,
    callers,
    findPicture,
    findListed,
    clock,
    mailbox,
    usage,
    log: otherwise.log ?? silent,
    site: otherwise.site,
    demo: source instanceof DemoProviders ? { providers: source, members: demoMembers, logins: () => new DemoLogins(db, clock, secrets) } : undefined,
    settings: { trustProxy: [proxies], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit, showKit: false },
  });
  onTestFinished(() => app.close());
  return { app, db, clock, secrets, mailbox, usage, browser: (options) => new TestBrowser(app, options) };
}
