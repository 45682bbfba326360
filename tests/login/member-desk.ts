import type { Clock } from '#core/clock.ts';
import type { Sessions } from '#core/session/sessions.ts';
import { DemoProviders } from '#server/adapters/demo-providers.ts';
import type { Secrets } from '#server/adapters/secrets.ts';
import { SqlCallers } from '#server/adapters/sql-callers.ts';
import { SqlEntrances } from '#server/adapters/sql-entrances.ts';
import { loginKeepers } from '#server/app/login-keepers.ts';
import type { LoginPorts } from '#server/services/login-service.ts';
import type { TestDatabase } from '#tests/database.ts';
import { MemoryJar } from './memory-jar.ts';

const device = { browser: 'Chrome', system: 'Linux' } as const;
const origin = 'https://daftar.test';

/** One browser before the keepers in the database, without any server between. Each question is asked anew with what the jar holds then. */
export class MemberDesk {
  readonly jar = new MemoryJar();
  readonly #db: TestDatabase['db'];
  readonly #clock: Clock;
  readonly #secrets: Secrets;

  constructor(db: TestDatabase['db'], clock: Clock, secrets: Secrets) {
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  /** Signs in, as somebody whom an issuer knows. */
  async admit(subject: string): Promise<this> {
    const asker = { caller: undefined, jar: this.jar, device, origin };
    const entrances = new SqlEntrances(this.#db, { clock: this.#clock, secrets: this.#secrets, asker });
    await entrances.admit({ by: 'issuer', issuer: 'test', subject, source: 'linkedin' });
    return this;
  }

  async ports(): Promise<LoginPorts> {
    const token = this.jar.access();
    const caller = token === undefined ? undefined : await new SqlCallers(this.#db, this.#clock).holding(token, device);
    const source = new DemoProviders();
    return loginKeepers({ db: this.#db, clock: this.#clock, secrets: this.#secrets, source })({ caller, jar: this.jar, device, origin });
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
