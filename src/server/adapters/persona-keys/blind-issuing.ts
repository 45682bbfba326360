import type { Insertable, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { periodEnds, type IssuerKey, type IssuerKeys, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { refuseAnySanctioned } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { refuseIssued, type TokenClass } from '../login/issued-identities.ts';
import { hashed } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { blindSign } from './blind-signature.ts';
import { acceptedKeys, pairOf } from './issuer-keys.ts';

type IssuedRow = Insertable<Tables['issued_token']>;

interface Issuing {
  readonly of: TokenClass;
  readonly requests: readonly (readonly [purpose: TokenPurpose, request: TokenRequest])[];
  readonly note: (transaction: Transaction<Tables>, issued: IssuedRow, period: string) => Promise<void>;
}

export const listedKeys = async (scope: RequestScope, purpose: TokenPurpose): Promise<IssuerKeys> => ({ items: await acceptedKeys(scope, purpose) });

/** Signs blinded messages, unless the account is sanctioned or had its tokens before a deletion; records the issuance. */
export async function issueBlindly(scope: RequestScope, { of, requests, note }: Issuing): Promise<readonly string[]> {
  const { userId: account_id } = scope.caller.member;
  const answers = [];
  for (const [purpose, request] of requests) answers.push(await signatureOf(scope, purpose, request));
  const [{ period } = { period: '' }] = answers;
  const blinded_hash = hashed(requests.map(([, { blindedMessage }]) => blindedMessage).join(' '));
  await scope.db.transaction().execute(async (transaction) => {
    // The account may be deleted at this moment: one of the two waits for the other.
    const account = await transaction.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().executeTakeFirst();
    if (!account) throw new Failure('signed-out');
    await refuseAnySanctioned(transaction, scope);
    await refuseIssued(transaction, { secrets: scope.secrets, period, of }, account_id);
    await note(transaction, { account_id, quarter_ends: periodEnds(period), blinded_hash }, period);
  });
  return answers.map(({ signature }) => signature);
}

/** Refuses a request for a key other than the current one. */
export async function signatureOf(
  scope: Pick<RequestScope, 'db' | 'now' | 'secrets'>,
  purpose: TokenPurpose,
  { keyId, blindedMessage }: TokenRequest,
): Promise<{ readonly signature: string; readonly period: string }> {
  const [key] = await acceptedKeys(scope, purpose);
  if (key.keyId !== keyId) throw new Failure('conflict', 'Another key signs now.', { code: 'ISSUER_KEY_OLD' });
  const signature = await signed(scope, { key, purpose }, blindedMessage);
  return { signature: signature.toString('base64url'), period: key.period };
}

async function signed(
  scope: Pick<RequestScope, 'db' | 'now' | 'secrets'>,
  of: { readonly key: IssuerKey; readonly purpose: TokenPurpose },
  blindedMessage: string,
): Promise<Buffer> {
  const pair = await pairOf(scope, of);
  if (!pair) throw new Failure('offline', 'No token can be signed now.');
  const blinded = bytesIn(blindedMessage);
  const signature = blinded && blindSign(pair, blinded);
  if (!signature) throw new Failure('invalid', 'This is not a blinded message.', { code: 'TOKEN_INVALID' });
  return signature;
}
