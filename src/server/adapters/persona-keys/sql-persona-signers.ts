import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import { isBanned, sanctionKeysOfSigner } from '../caller/refuse-sanctioned.ts';
import { hashed, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export class SqlPersonaSigners implements PersonaSigners {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #secrets: Pick<Secrets, 'reference'>;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, secrets: Pick<Secrets, 'reference'>) {
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  async knows(personaRef: string): Promise<boolean> {
    const row = await this.#db.selectFrom('persona').select('ref').where('ref', '=', personaRef).where('kind', '=', 'ANONYMOUS').executeTakeFirst();
    return row !== undefined;
  }

  isBanned(personaRef: string): Promise<boolean> {
    return isBanned(this.#db, this.#clock.now(), sanctionKeysOfSigner(this.#secrets, personaRef));
  }

  async spend(personaRef: string, nonce: string): Promise<boolean> {
    const spent = await this.#db
      .insertInto('spent_nonce')
      .values({ nonce_hash: hashed(JSON.stringify([personaRef, nonce])), spent_on: dayOf(this.#clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce_hash')
      .executeTakeFirst();
    return spent !== undefined;
  }
}
