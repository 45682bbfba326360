import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Entrances, Proof } from '#core/login/entrances.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import { dayOf, firstName, startSession } from '../sessions/session-start.ts';
import { handleHashOf } from '../sessions/session-tokens.ts';
import type { Tables } from '../tables.ts';

const uniqueViolation = '23505';

/** Who comes in, and by what they are known again. */
interface EntranceParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'identityOf'>;
  readonly context: RequestContext;
}

export class SqlEntrances implements Entrances {
  readonly #db: Kysely<Tables>;
  readonly #parts: EntranceParts;

  constructor(db: Kysely<Tables>, parts: EntranceParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async admit(proof: Proof): Promise<MemberSession> {
    const { clock, context } = this.#parts;
    const accountId = proof.by === 'account' ? proof.accountId : await this.#accountOf(proof);
    if (proof.source === 'naukri') await this.#db.updateTable('account').set({ naukri_user: true }).where('id', '=', accountId).execute();
    await this.#endFormerSession();
    return startSession(this.#db, clock, { accountId, source: proof.source, device: context.device, jar: context.jar });
  }

  /** Who is known by this identity, or a new member. Of two who come at once with the same one, the second finds the first. */
  async #accountOf({ issuer, subject }: Extract<Proof, { by: 'issuer' }>): Promise<string> {
    const key = this.#parts.secrets.identityOf(issuer, subject);
    const known = await this.#knownBy(key);
    if (known !== undefined) return known;
    const made = await this.#makeAccount(key).catch((error: unknown) => {
      if (sqlStateOf(error) !== uniqueViolation) throw error;
      return this.#knownBy(key);
    });
    if (made === undefined) throw new Failure('offline', 'The account was being made just now.');
    return made;
  }

  async #knownBy(key: string): Promise<string | undefined> {
    return (await this.#db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
  }

  async #makeAccount(key: string): Promise<string> {
    const id = randomId();
    const made_on = dayOf(this.#parts.clock.now());
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('account').values({ id, display_name: firstName, made_on }).execute();
      await transaction.insertInto('identity').values({ key, account_id: id, made_on }).execute();
    });
    return id;
  }

  /** Whatever session this browser came with ends, so that nobody can be led into one that somebody else prepared. */
  async #endFormerSession(): Promise<void> {
    const { jar } = this.#parts.context;
    const handles = [jar.access(), jar.refresh()].flatMap((token) => handleHashOf(token) ?? []);
    if (handles.length > 0) await this.#db.deleteFrom('session').where('handle_hash', 'in', handles).execute();
  }
}
