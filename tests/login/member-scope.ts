import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SqlIdentities } from '#server/adapters/login/sql-identities.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Mails } from '#core/mail/mails.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import { noMails } from '#server/adapters/mail/no-mails.ts';
import { DemoPortalAccounts } from '#server/demo/verification/demo-portal-accounts.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adapterParts } from '#tests/adapters.ts';
import type { TestDatabase } from '#tests/database.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { MemoryJar } from './memory-jar.ts';
import { testDeclarations } from '#tests/database.ts';

const device = { browser: 'Chrome', system: 'Linux' } as const;
const origin = 'https://daftar.test';

let networks = 0;

interface Ways {
  readonly mails?: Mails;
  readonly portal?: PortalAccounts;
}

/** Browser directly over the database adapters. Each call uses the jar's current content. */
export class MemberScope {
  readonly jar = new MemoryJar();
  /** Own network, unless the test says otherwise. */
  readonly network: string;
  readonly #db: TestDatabase['db'];
  readonly #clock: Clock & MonotonicClock;
  readonly #secrets: Secrets;

  constructor(db: TestDatabase['db'], clock: Clock & MonotonicClock, secrets: Secrets, network = `10.9.${(++networks >> 8) & 255}.${networks & 255}`) {
    this.network = network;
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  async signIn(subject: string): Promise<this> {
    const context = { caller: undefined, jar: this.jar, device, origin, network: this.network };
    const identities = new SqlIdentities(new RequestScope({ ...testDeclarations, db: this.#db, clock: this.#clock, secrets: this.#secrets, context }));
    await identities.signIn({ by: 'issuer', issuer: 'test', subject, source: 'linkedin' });
    return this;
  }

  /** Ports as the server wires them, with the test's mailbox and job portal. */
  async ports({ mails = noMails, portal = new DemoPortalAccounts(this.#db, this.#secrets, this.#clock) }: Ways = {}): Promise<Ports> {
    return adaptersFor(adapterParts({ db: this.#db, clock: this.#clock, secrets: this.#secrets, mails, portal }))(await this.context());
  }

  async context(): Promise<RequestContext> {
    const token = this.jar.access();
    const caller = token === undefined ? undefined : await new SqlCallers(this.#db, this.#clock, this.#secrets).holding(token, device);
    return { caller, jar: this.jar, device, origin, network: this.network };
  }

  get sessions(): Sessions {
    const now = async (): Promise<Sessions> => (await this.ports()).sessions;
    return {
      current: async () => (await now()).current(),
      refresh: async () => (await now()).refresh(),
      list: async () => (await now()).list(),
      revoke: async (sessionId) => (await now()).revoke(sessionId),
      revokeOthers: async () => (await now()).revokeOthers(),
      signOut: async () => (await now()).signOut(),
    };
  }
}
