import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { codeFrom, mostRecoveryCodes, recoveryCodeLength, spelled } from '#core/login/recovery-code.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { withNotice } from '../events/with-notice.ts';
import { randomId } from '../secrets/secrets.ts';
import { SqlIdentities } from './sql-identities.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** Codes of 120 random bits need no name, and hashes reveal none. */
export class SqlRecoveryCodes implements RecoveryCodes {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async make(): Promise<readonly string[]> {
    const { now, secrets } = this.#scope;
    const account_id = this.#scope.reauthenticated().member.userId;
    const codes = Array.from({ length: mostRecoveryCodes }, () => (randomId() + randomId()).slice(0, recoveryCodeLength));
    const made_on = dayOf(now);
    await withNotice(this.#scope, account_id, { kind: 'loginChange', thing: 'codesMade' }, async (transaction) => {
      await transaction.deleteFrom('recovery_code').where('account_id', '=', account_id).execute();
      await transaction
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ hash: secrets.codeHash(code), account_id, made_on })))
        .execute();
    });
    return codes.map(spelled);
  }

  async logIn(text: string): Promise<MemberSession> {
    const code = codeFrom(text);
    const used =
      code &&
      (await this.#scope.db.deleteFrom('recovery_code').where('hash', 'in', this.#scope.secrets.codeHashes(code)).returning('account_id').executeTakeFirst());
    if (!used) throw new Failure('signed-out', 'This code is not one of ours, or it was used already.');
    await withNotice(this.#scope, used.account_id, { kind: 'loginChange', thing: 'codeUsed' }, async () => undefined);
    return new SqlIdentities(this.#scope).signIn({ by: 'account', accountId: used.account_id, source: 'recovery' });
  }
}
