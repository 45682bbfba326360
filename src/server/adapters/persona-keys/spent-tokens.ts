import type { Kysely, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { redeemableUntil, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import { hashed } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { isSignedBlindly, type SignedBytes } from './blind-signature.ts';
import { publicKeyOf } from './issuer-keys.ts';

interface TokenInHand {
  readonly keyId: string;
  readonly prefix: string;
  readonly signature: string;
}

interface ValidToken {
  readonly key: IssuerKey;
  readonly read: SignedBytes;
}

/** Refuses a token unless signed for this public key and canonically encoded. */
export function validToken(keys: readonly IssuerKey[], signer: string, token: TokenInHand): ValidToken {
  const key = keys.find(({ keyId }) => keyId === token.keyId);
  const [prefix, message, signature] = [bytesIn(token.prefix), bytesIn(signer), bytesIn(token.signature)];
  const read = prefix && message && signature && { prefix, message, signature };
  if (!key || !read || !isSignedBlindly(publicKeyOf(key), read)) throw new Failure('invalid', 'This token was not signed here.', { code: 'TOKEN_INVALID' });
  return { key, read };
}

export async function isSpent(db: Kysely<Tables>, parts: readonly string[]): Promise<boolean> {
  const spent = await db
    .selectFrom('spent_token')
    .select('token_hash')
    .where('token_hash', '=', hashed(JSON.stringify(parts)))
    .executeTakeFirst();
  return spent !== undefined;
}

/** Spends a token, remembered beyond the key's redemption; false if already spent. */
export async function spend(transaction: Transaction<Tables>, key: IssuerKey, parts: readonly string[]): Promise<boolean> {
  const spent = await transaction
    .insertInto('spent_token')
    .values({ token_hash: hashed(JSON.stringify(parts)), quarter_ends: redeemableUntil(key) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
