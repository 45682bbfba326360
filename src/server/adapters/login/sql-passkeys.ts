import type { Kysely } from 'kysely';
import { brand } from '#core/brand.ts';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Entrances } from '#core/login/entrances.ts';
import {
  mostPasskeys,
  type KnownCredential,
  type OwnPasskeys,
  type Passkey,
  type PasskeyCreation,
  type PasskeyMade,
  type PasskeyRequest,
  type Passkeys,
  type PasskeyUsed,
} from '#core/login/passkeys.ts';
import type { Member, MemberSession } from '#core/sessions/session.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { freshCaller } from '../caller/fresh-caller.ts';
import type { Notes } from './notes.ts';
import { passkeyIn, transportsIn } from './passkey-row.ts';
import { passkeyAlgorithms, PasskeyProofs, type Proved } from './passkey-proofs.ts';
import { randomId, randomSecret } from '../secrets/secrets.ts';
import { dayOf, firstName } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

const timeoutMs = 300_000;
const challengeBytes = 32;

interface PasskeyParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly notes: Notes;
  readonly entrances: Entrances;
  readonly context: RequestContext;
}

export class SqlPasskeys implements Passkeys {
  readonly #db: Kysely<Tables>;
  readonly #parts: PasskeyParts;
  readonly #proofs: PasskeyProofs;

  constructor(db: Kysely<Tables>, parts: PasskeyParts) {
    this.#db = db;
    this.#parts = parts;
    this.#proofs = new PasskeyProofs(parts.context.origin);
  }

  async list(): Promise<OwnPasskeys> {
    const { caller } = this.#parts.context;
    if (!caller) throw new Failure('signed-out');
    const rows = await this.#rowsOf(caller.member.userId);
    const codes = await this.#db.selectFrom('recovery_code').select('hash').where('account_id', '=', caller.member.userId).execute();
    return { items: rows.map(passkeyIn), recoveryCodesLeft: codes.length };
  }

  async startRegistration(): Promise<PasskeyCreation> {
    const { context, clock, notes } = this.#parts;
    const { member } = freshCaller(context, clock.now());
    const known = await this.#rowsOf(member.userId);
    if (known.length >= mostPasskeys) throw new Failure('conflict', `Nobody keeps more than ${mostPasskeys} passkeys. Delete one first.`);
    const challenge = randomSecret(challengeBytes);
    notes.give('registration', { challenge, userId: member.userId }, timeoutMs);
    return this.#creation(
      challenge,
      member,
      known.map(({ credential_id, transports }) => ({ type: 'public-key', id: credential_id, transports: transportsIn(transports) })),
    );
  }

  async register(made: PasskeyMade): Promise<Passkey> {
    const { context, clock, notes } = this.#parts;
    const { member } = freshCaller(context, clock.now());
    const begun = await notes.take<{ challenge: string; userId: string }>('registration', ({ userId }) => userId === member.userId);
    const proved = begun && (await this.#proofs.made(made, begun.challenge));
    if (!proved) throw new Failure('conflict', 'The passkey could not be checked. Please try again.');
    const row = this.#rowFor(member.userId, made, proved);
    const kept = await this.#db.insertInto('passkey').values(row).returningAll().executeTakeFirstOrThrow().catch(refuseKnown);
    return passkeyIn(kept);
  }

  async remove(passkeyId: string): Promise<void> {
    const { context, clock } = this.#parts;
    const { member } = freshCaller(context, clock.now());
    const { numDeletedRows } = await this.#db.deleteFrom('passkey').where('id', '=', passkeyId).where('account_id', '=', member.userId).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  async startLogin(): Promise<PasskeyRequest> {
    const challenge = randomSecret(challengeBytes);
    this.#parts.notes.give('authentication', { challenge }, timeoutMs);
    return { challenge, rpId: this.#proofs.rpId, timeout: timeoutMs, userVerification: 'required', allowCredentials: [] };
  }

  async logIn(used: PasskeyUsed): Promise<MemberSession> {
    const { clock, notes, entrances } = this.#parts;
    const begun = await notes.take<{ challenge: string }>('authentication');
    const row = begun && (await this.#db.selectFrom('passkey').selectAll().where('credential_id', '=', used.id).executeTakeFirst());
    const counter = row && (await this.#proofs.used(used, begun.challenge, row));
    if (!row || counter === undefined) throw new Failure('signed-out', 'This passkey is not one of ours, or it took too long. Please try again.');
    await this.#db
      .updateTable('passkey')
      .set({ counter, last_used_on: dayOf(clock.now()) })
      .where('id', '=', row.id)
      .execute();
    return entrances.admit({ by: 'account', accountId: row.account_id, source: 'passkey' });
  }

  async startSignUp(): Promise<PasskeyCreation> {
    const challenge = randomSecret(challengeBytes);
    const userId = randomId();
    this.#parts.notes.give('sign-up', { challenge, userId }, timeoutMs);
    return this.#creation(challenge, { userId, displayName: firstName }, []);
  }

  async signUp(made: PasskeyMade): Promise<MemberSession> {
    const { clock, notes, entrances } = this.#parts;
    const begun = await notes.take<{ challenge: string; userId: string }>('sign-up');
    const proved = begun && (await this.#proofs.made(made, begun.challenge));
    if (!proved) throw new Failure('conflict', 'The passkey could not be checked. Please try again.');
    const { userId } = begun;
    await this.#db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('account')
          .values({ id: userId, display_name: firstName, made_on: dayOf(clock.now()) })
          .execute();
        await transaction
          .insertInto('passkey')
          .values(this.#rowFor(userId, made, proved))
          .execute();
      })
      .catch(refuseKnown);
    return entrances.admit({ by: 'account', accountId: userId, source: 'passkey' });
  }

  #creation(challenge: string, { userId, displayName }: Pick<Member, 'userId' | 'displayName'>, known: readonly KnownCredential[]): PasskeyCreation {
    return {
      challenge,
      rp: { id: this.#proofs.rpId, name: brand },
      user: { id: Buffer.from(userId).toString('base64url'), name: displayName, displayName },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: timeoutMs,
      attestation: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  }

  #rowFor(accountId: string, { transports }: PasskeyMade, proved: Proved) {
    const { context, clock } = this.#parts;
    const { browser, system } = context.device;
    return { id: randomId(), account_id: accountId, ...proved, transports: [...transports], browser, system, made_on: dayOf(clock.now()) };
  }

  #rowsOf(accountId: string) {
    return this.#db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('made_on', 'desc').orderBy('id').execute();
  }
}

function refuseKnown(error: unknown): never {
  throw sqlStateOf(error) === '23505' ? new Failure('conflict', 'This passkey is here already.') : error;
}
