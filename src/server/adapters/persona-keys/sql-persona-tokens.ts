import type { Insertable, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { base64urlOf } from '#core/persona-keys/base64url.ts';
import type { IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { PersonaTokens, Redemption, TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { tokenIssued } from '../login/issued-identities.ts';
import { noteStep } from '../onboarding/note-step.ts';
import { madeUpPersona, nameTakenBy, type NamingBrand } from '../personas/made-up-persona.ts';
import type { Tables } from '../database/tables.ts';
import { keyVoter } from '../keyed-voters/keyed-voters.ts';
import { issueBlindly, listedKeys } from './blind-issuing.ts';
import { acceptedKeys } from './issuer-keys.ts';
import { isSpent, spend, validToken } from './spent-tokens.ts';

/** Records issuance per account and redemption per persona, never both together (F-07). */
export class SqlPersonaTokens implements PersonaTokens {
  readonly #scope: RequestScope;
  readonly #brand: NamingBrand;

  constructor(scope: RequestScope, brand: NamingBrand) {
    this.#scope = scope;
    this.#brand = brand;
  }

  keys(): Promise<IssuerKeys> {
    return listedKeys(this.#scope, 'name');
  }

  async issue(request: TokenRequest): Promise<string> {
    if (!this.#scope.caller.member.isReader) throw new Failure('conflict', 'Choose what you read first.', { code: 'STEP_TOO_EARLY' });
    const [signature = ''] = await issueBlindly(this.#scope, { of: 'name', requests: [['name', request]], note: noteTheOne });
    const [voter, asker, viewer] = [this.#scope.keyFor('votes'), this.#scope.keyFor('requests'), this.#scope.keyFor('views')];
    await keyVoter(this.#scope.db, { voter, asker, viewer });
    return signature;
  }

  async redeem({ userName, avatarUri, ...token }: Redemption): Promise<AnonymousPersona> {
    const { signer, db } = this.#scope;
    const { key, read } = validToken(await acceptedKeys(this.#scope, 'name'), signer, token);
    const persona = await madeUpPersona(db, { userName, avatarUri }, { ref: signer, brand: this.#brand });
    const parts = [key.keyId, base64urlOf(read.prefix), base64urlOf(read.message)];
    const made = { userName: persona.name, avatarUri: persona.avatar };
    if (this.#scope.context.isTrial) {
      if (await isSpent(db, parts)) throw spentToken();
      return made;
    }
    await db.transaction().execute(async (transaction) => {
      const isFresh = await spend(transaction, key, parts);
      const isStored = await transaction.selectFrom('persona').select('ref').where('ref', '=', signer).executeTakeFirst();
      if (!isFresh || isStored) throw spentToken();
      await transaction
        .insertInto('persona')
        .values({ ref: signer, kind: 'ANONYMOUS', ...persona })
        .execute()
        .catch(nameTakenBy);
    });
    return made;
  }
}

const spentToken = (): Failure => new Failure('conflict', 'This token has made a name already.', { code: 'TOKEN_SPENT' });

/** Records the quarterly token and right to write now, so naming touches no account. */
async function noteTheOne(transaction: Transaction<Tables>, row: Insertable<Tables['issued_token']>): Promise<void> {
  const { account_id } = row;
  const issued = await transaction
    .insertInto('issued_token')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'quarter_ends']).doUpdateSet({ account_id }))
    .returning('blinded_hash')
    .executeTakeFirstOrThrow();
  if (issued.blinded_hash !== row.blinded_hash) throw tokenIssued();
  await transaction.updateTable('account').set({ is_writer: true }).where('id', '=', account_id).execute();
  await noteStep(transaction, account_id, 'AnonymousProfile');
}
