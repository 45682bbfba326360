import { dayOf } from '#core/figures/ago.ts';
import type { Brand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import type { Identities } from '#core/login/identities.ts';
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
import { SqlIdentities } from './sql-identities.ts';
import { SealedCookies } from './sealed-cookies.ts';
import { withNotice } from '../events/with-notice.ts';
import { passkeyFromRow, transportsIn } from './passkey-row.ts';
import { passkeyAlgorithms, PasskeyProofs, type Proved } from './passkey-proofs.ts';
import { randomId, randomSecret } from '../secrets/secrets.ts';
import { firstName } from '../sessions/session-start.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const timeoutMs = 300_000;
const challengeBytes = 32;

export class SqlPasskeys implements Passkeys {
  readonly #scope: RequestScope;
  readonly #proofs: PasskeyProofs;
  readonly #cookies: SealedCookies;
  readonly #identities: Identities;
  readonly #brand: Pick<Brand, 'name'>;

  /** Devices show the instance's name with a passkey. */
  constructor(scope: RequestScope, brand: Pick<Brand, 'name'>) {
    this.#scope = scope;
    this.#brand = brand;
    this.#proofs = new PasskeyProofs(scope.context.origin);
    this.#cookies = new SealedCookies(scope);
    this.#identities = new SqlIdentities(scope);
  }

  async list(): Promise<OwnPasskeys> {
    const { caller } = this.#scope;
    const rows = await this.#rowsOf(caller.member.userId);
    const codes = await this.#scope.db.selectFrom('recovery_code').select('hash').where('account_id', '=', caller.member.userId).execute();
    return { items: rows.map(passkeyFromRow), recoveryCodesLeft: codes.length };
  }

  async startRegistration(): Promise<PasskeyCreation> {
    const { member } = this.#scope.reauthenticated();
    const known = await this.#rowsOf(member.userId);
    if (known.length >= mostPasskeys) throw new Failure('conflict', `You can have at most ${mostPasskeys} passkeys. Delete one first.`);
    const challenge = randomSecret(challengeBytes);
    this.#cookies.give('registration', { challenge, userId: member.userId }, timeoutMs);
    return this.#creation(
      challenge,
      member,
      known.map(({ credential_id, transports }) => ({ type: 'public-key', id: credential_id, transports: transportsIn(transports) })),
    );
  }

  async register(made: PasskeyMade): Promise<Passkey> {
    const { member } = this.#scope.reauthenticated();
    const begun = await this.#cookies.take<{ challenge: string; userId: string }>('registration', ({ userId }) => userId === member.userId);
    const proved = begun && (await this.#proofs.made(made, begun.challenge));
    if (!proved) throw new Failure('conflict', 'The passkey could not be checked. Please try again.');
    const row = this.#rowFor(member.userId, made, proved);
    const kept = await withNotice(this.#scope, member.userId, { kind: 'loginChange', thing: 'passkeyAdded' }, (transaction) =>
      transaction.insertInto('passkey').values(row).returningAll().executeTakeFirstOrThrow(),
    ).catch(refuseKnown);
    return passkeyFromRow(kept);
  }

  async remove(passkeyId: string): Promise<void> {
    const { member } = this.#scope.reauthenticated();
    await withNotice(this.#scope, member.userId, { kind: 'loginChange', thing: 'passkeyRemoved' }, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('passkey').where('id', '=', passkeyId).where('account_id', '=', member.userId).executeTakeFirst();
      if (numDeletedRows === 0n) throw new Failure('missing');
    });
  }

  async startLogin(): Promise<PasskeyRequest> {
    const challenge = randomSecret(challengeBytes);
    this.#cookies.give('authentication', { challenge }, timeoutMs);
    return { challenge, rpId: this.#proofs.rpId, timeout: timeoutMs, userVerification: 'required', allowCredentials: [] };
  }

  async logIn(used: PasskeyUsed): Promise<MemberSession> {
    const begun = await this.#cookies.take<{ challenge: string }>('authentication');
    const row = begun && (await this.#scope.db.selectFrom('passkey').selectAll().where('credential_id', '=', used.id).executeTakeFirst());
    const counter = row && (await this.#proofs.used(used, begun.challenge, row));
    if (!row || counter === undefined) throw new Failure('signed-out', 'This passkey is not one of ours, or it took too long. Please try again.');
    await this.#scope.db
      .updateTable('passkey')
      .set({ counter, last_used_on: dayOf(this.#scope.now) })
      .where('id', '=', row.id)
      .execute();
    return this.#identities.signIn({ by: 'account', accountId: row.account_id, source: 'passkey' });
  }

  async startSignUp(): Promise<PasskeyCreation> {
    const challenge = randomSecret(challengeBytes);
    const userId = randomId();
    this.#cookies.give('sign-up', { challenge, userId }, timeoutMs);
    return this.#creation(challenge, { userId, displayName: firstName }, []);
  }

  async signUp(made: PasskeyMade): Promise<MemberSession> {
    const begun = await this.#cookies.take<{ challenge: string; userId: string }>('sign-up');
    const proved = begun && (await this.#proofs.made(made, begun.challenge));
    if (!proved) throw new Failure('conflict', 'The passkey could not be checked. Please try again.');
    const { userId } = begun;
    await this.#scope.db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('account')
          .values({ id: userId, display_name: firstName, made_on: dayOf(this.#scope.now) })
          .execute();
        await transaction
          .insertInto('passkey')
          .values(this.#rowFor(userId, made, proved))
          .execute();
      })
      .catch(refuseKnown);
    this.#scope.usage?.signUp();
    return this.#identities.signIn({ by: 'account', accountId: userId, source: 'passkey' });
  }

  #creation(challenge: string, { userId, displayName }: Pick<Member, 'userId' | 'displayName'>, known: readonly KnownCredential[]): PasskeyCreation {
    return {
      challenge,
      rp: { id: this.#proofs.rpId, name: this.#brand.name.en },
      user: { id: Buffer.from(userId).toString('base64url'), name: displayName, displayName },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: timeoutMs,
      attestation: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  }

  #rowFor(accountId: string, { transports }: PasskeyMade, proved: Proved) {
    const { browser, system } = this.#scope.context.device;
    return { id: randomId(), account_id: accountId, ...proved, transports: [...transports], browser, system, made_on: dayOf(this.#scope.now) };
  }

  #rowsOf(accountId: string) {
    return this.#scope.db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('made_on', 'desc').orderBy('id').execute();
  }
}

function refuseKnown(error: unknown): never {
  throw sqlStateOf(error) === '23505' ? new Failure('conflict', 'This passkey is here already.') : error;
}
