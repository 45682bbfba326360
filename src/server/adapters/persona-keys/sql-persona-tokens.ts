import { Failure } from '#core/failure.ts';
import { base64urlOf, bytesIn } from '#core/persona-keys/base64url.ts';
import { quarterEnds, type IssuerKey, type IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { PersonaTokens, Redemption, TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { Anonymity } from '#core/personas/anonymous-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { refuseAnySanctioned } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { refuseIssued, tokenIssued } from '../login/issued-identities.ts';
import { noteStep } from '../onboarding/note-step.ts';
import { madeUpPersona, nameTakenBy, type NamingBrand } from '../personas/made-up-persona.ts';
import { hashed } from '../secrets/secrets.ts';
import { keyVoter } from '../votes/keyed-voters.ts';
import { blindSign, isSignedBlindly, type SignedBytes } from './blind-signature.ts';
import { acceptedKeys, pairOf, publicKeyOf } from './issuer-keys.ts';

/** Tokens for made-up names. The record of issuing names an account and no persona, that of redeeming a persona and no account (F-07). */
export class SqlPersonaTokens implements PersonaTokens {
  readonly #scope: RequestScope;
  readonly #anonymity: Anonymity;
  readonly #brand: NamingBrand;

  constructor(scope: RequestScope, { anonymity, brand }: { readonly anonymity: Anonymity; readonly brand: NamingBrand }) {
    this.#scope = scope;
    this.#anonymity = anonymity;
    this.#brand = brand;
  }

  async keys(): Promise<IssuerKeys> {
    const anonymity = this.#anonymity;
    return { anonymity, items: anonymity === 'unlinkable' ? await acceptedKeys(this.#scope) : [] };
  }

  async issue({ keyId, blindedMessage }: TokenRequest): Promise<string> {
    const { member } = this.#scope.caller;
    const [key] = await this.#keys();
    if (!member.isReader) throw new Failure('conflict', 'Choose what you read first.', { code: 'STEP_TOO_EARLY' });
    if (key.keyId !== keyId) throw new Failure('conflict', 'Another key signs in this quarter.', { code: 'ISSUER_KEY_OLD' });
    const pair = await pairOf(this.#scope, key);
    if (!pair) throw new Failure('offline', 'No token can be signed in this quarter.');
    const blinded = bytesIn(blindedMessage);
    const signature = blinded && blindSign(pair, blinded);
    if (!signature) throw new Failure('invalid', 'This is no blinded message.', { code: 'TOKEN_INVALID' });
    await this.#note(member.userId, key, blindedMessage);
    const [voter, asker, viewer] = [this.#scope.keyFor('votes'), this.#scope.keyFor('requests'), this.#scope.keyFor('views')];
    await keyVoter(this.#scope.db, { voter, asker, viewer });
    return signature.toString('base64url');
  }

  async redeem({ userName, avatarUri, ...token }: Redemption): Promise<AnonymousPersona> {
    const { signer, db } = this.#scope;
    const key = (await this.#keys()).find(({ keyId }) => keyId === token.keyId);
    const read = key && signedToken(key, signer, token);
    if (!read) throw new Failure('invalid', 'This token was not signed here.', { code: 'TOKEN_INVALID' });
    const persona = await madeUpPersona(db, { userName, avatarUri }, { ref: signer, brand: this.#brand });
    await db.transaction().execute(async (transaction) => {
      const spent = await transaction
        .insertInto('spent_token')
        .values({
          token_hash: hashed(JSON.stringify([key.keyId, base64urlOf(read.prefix), base64urlOf(read.message)])),
          quarter_ends: quarterEnds(key.quarter),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('token_hash')
        .executeTakeFirst();
      const isHeld = await transaction.selectFrom('persona').select('ref').where('ref', '=', signer).executeTakeFirst();
      if (!spent || isHeld) throw new Failure('conflict', 'This token has made a name already.', { code: 'TOKEN_SPENT' });
      await transaction
        .insertInto('persona')
        .values({ ref: signer, kind: 'ANONYMOUS', mode: 'unlinkable', ...persona })
        .execute()
        .catch(nameTakenBy);
    });
    return { userName: persona.name, avatarUri: persona.avatar };
  }

  async #keys(): Promise<readonly [IssuerKey, ...IssuerKey[]]> {
    if (this.#anonymity !== 'unlinkable') throw new Failure('conflict', 'No tokens are issued here.', { code: 'TOKENS_NOT_ISSUED' });
    return acceptedKeys(this.#scope);
  }

  /** Refuses an account that is sanctioned, under whatever name, or whose sign-in had its token before a deletion; else notes that it has its token of the quarter, and that its member may write. Nothing is written on the account when the name is made. */
  async #note(accountId: string, { quarter }: IssuerKey, blindedMessage: string): Promise<void> {
    const row = { account_id: accountId, quarter_ends: quarterEnds(quarter), blinded_hash: hashed(blindedMessage) };
    await this.#scope.db.transaction().execute(async (transaction) => {
      // The account may be deleted at this moment: one of the two waits for the other.
      const account = await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
      if (!account) throw new Failure('signed-out');
      await refuseAnySanctioned(transaction, this.#scope);
      await refuseIssued(transaction, { secrets: this.#scope.secrets, quarter }, accountId);
      const issued = await transaction
        .insertInto('issued_token')
        .values(row)
        .onConflict((conflict) => conflict.columns(['account_id', 'quarter_ends']).doUpdateSet({ account_id: accountId }))
        .returning('blinded_hash')
        .executeTakeFirstOrThrow();
      if (issued.blinded_hash !== row.blinded_hash) throw tokenIssued();
      await transaction.updateTable('account').set({ is_writer: true }).where('id', '=', accountId).execute();
      await noteStep(transaction, accountId, 'AnonymousProfile');
    });
  }
}

/** The bytes of a token that was signed for this public key, by this issuer key; nothing where it was not, or is not written in the one text of its bytes. */
function signedToken(key: IssuerKey, signer: string, token: Pick<Redemption, 'prefix' | 'signature'>): SignedBytes | undefined {
  const [prefix, message, signature] = [bytesIn(token.prefix), bytesIn(signer), bytesIn(token.signature)];
  const bytes = prefix && message && signature && { prefix, message, signature };
  return bytes && isSignedBlindly(publicKeyOf(key), bytes) ? bytes : undefined;
}
