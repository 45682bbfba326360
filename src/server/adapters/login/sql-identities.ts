import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import type { Identities, Proof } from '#core/login/identities.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { noteHosted } from './note-hosted.ts';
import { randomId } from '../secrets/secrets.ts';
import { takeUpSanctions } from './carried-sanctions.ts';
import { keyReturned } from './issued-identities.ts';
import { firstName, startSession } from '../sessions/session-start.ts';
import { handleHashOf } from '../sessions/session-tokens.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const uniqueViolation = '23505';

export class SqlIdentities implements Identities {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async signIn(proof: Proof): Promise<MemberSession> {
    const { db } = this.#scope;
    const accountId = proof.by === 'account' ? proof.accountId : await this.#accountOf(proof);
    if (proof.by === 'issuer') {
      await takeUpSanctions(this.#scope, this.#keyOf(proof), accountId);
      await keyReturned(this.#scope, this.#keyOf(proof), accountId);
      if (proof.source !== 'mail') await noteHosted(this.#scope, this.#keyOf(proof), proof.hosted);
    }
    if (proof.source === 'naukri') await db.updateTable('account').set({ naukri_user: true }).where('id', '=', accountId).execute();
    await this.#endFormerSession();
    return startSession(this.#scope, { accountId, source: proof.source });
  }

  /** Finds or creates the account of an identity; concurrent requests get the same one. */
  async #accountOf(proof: Extract<Proof, { by: 'issuer' }>): Promise<string> {
    const key = this.#keyOf(proof);
    const known = (await this.#knownBy(key)) ?? (await this.#knownBefore(key, proof));
    if (known !== undefined) return known;
    const made = await this.#makeAccount(key, proof.source !== 'mail' && proof.hosted === undefined).catch((error: unknown) => {
      if (sqlStateOf(error) !== uniqueViolation) throw error;
      return this.#knownBy(key);
    });
    if (made === undefined) throw new Failure('offline', 'The account was being made just now.');
    return made;
  }

  #keyOf({ issuer, subject }: Extract<Proof, { by: 'issuer' }>): string {
    return this.#scope.secrets.identityOf(issuer, subject);
  }

  async #knownBy(key: string): Promise<string | undefined> {
    return (await this.#scope.db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
  }

  /** Finds an identity hashed by the former secret and rehashes it. */
  async #knownBefore(key: string, { issuer, subject }: Extract<Proof, { by: 'issuer' }>): Promise<string | undefined> {
    const former = this.#scope.secrets.formerIdentitiesOf(issuer, subject);
    if (former.length === 0) return undefined;
    const changed = this.#scope.db.updateTable('identity').set({ key }).where('key', 'in', former).returning('account_id');
    return (await changed.executeTakeFirst())?.account_id;
  }

  async #makeAccount(key: string, is_provider: boolean): Promise<string> {
    const id = randomId();
    const made_on = dayOf(this.#scope.now);
    await this.#scope.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('account').values({ id, display_name: firstName, made_on }).execute();
      await transaction.insertInto('identity').values({ key, account_id: id, is_provider, made_on }).execute();
    });
    this.#scope.usage?.signUp();
    return id;
  }

  /** Ends the session this browser came with, against session fixation. */
  async #endFormerSession(): Promise<void> {
    const { jar } = this.#scope.context;
    const handles = [jar.access(), jar.refresh()].flatMap((token) => handleHashOf(token) ?? []);
    if (handles.length > 0) await this.#scope.db.deleteFrom('session').where('handle_hash', 'in', handles).execute();
  }
}
