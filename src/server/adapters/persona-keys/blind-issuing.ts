import type { Insertable, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { quarterEnds, type IssuerKey, type IssuerKeys, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { refuseAnySanctioned } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { refuseIssued } from '../login/issued-identities.ts';
import { hashed } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import { blindSign } from './blind-signature.ts';
import { acceptedKeys, pairOf } from './issuer-keys.ts';

/** The row that says of an account that it was issued a token. */
type IssuedRow = Insertable<Tables['issued_token']>;

/** The keys of a purpose as everybody reads them. */
export const listedKeys = async (scope: RequestScope, purpose: TokenPurpose): Promise<IssuerKeys> => ({ items: await acceptedKeys(scope, purpose) });

/**
 * Signs a blinded message with the key of this quarter, for a member who reads. Refuses an account that is sanctioned, under whatever name, or whose sign-in
 * had its tokens before a deletion; else it is noted on the account, in the way of that purpose, that it was issued one.
 */
export async function issueBlindly(
  scope: RequestScope,
  purpose: TokenPurpose,
  { keyId, blindedMessage }: TokenRequest,
  note: (transaction: Transaction<Tables>, issued: IssuedRow) => Promise<void>,
): Promise<string> {
  const { userId: account_id, isReader } = scope.caller.member;
  const [key] = await acceptedKeys(scope, purpose);
  if (!isReader) throw new Failure('conflict', 'Choose what you read first.', { code: 'STEP_TOO_EARLY' });
  if (key.keyId !== keyId) throw new Failure('conflict', 'Another key signs in this quarter.', { code: 'ISSUER_KEY_OLD' });
  const signature = await signed(scope, { key, purpose }, blindedMessage);
  await scope.db.transaction().execute(async (transaction) => {
    // The account may be deleted at this moment: one of the two waits for the other.
    const account = await transaction.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().executeTakeFirst();
    if (!account) throw new Failure('signed-out');
    await refuseAnySanctioned(transaction, scope);
    await refuseIssued(transaction, { secrets: scope.secrets, quarter: key.quarter, purpose }, account_id);
    await note(transaction, { account_id, quarter_ends: quarterEnds(key.quarter), blinded_hash: hashed(blindedMessage) });
  });
  return signature.toString('base64url');
}

async function signed(scope: RequestScope, of: { readonly key: IssuerKey; readonly purpose: TokenPurpose }, blindedMessage: string): Promise<Buffer> {
  const pair = await pairOf(scope, of);
  if (!pair) throw new Failure('offline', 'No token can be signed in this quarter.');
  const blinded = bytesIn(blindedMessage);
  const signature = blinded && blindSign(pair, blinded);
  if (!signature) throw new Failure('invalid', 'This is no blinded message.', { code: 'TOKEN_INVALID' });
  return signature;
}
