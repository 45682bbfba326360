import type { Kysely, Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { redeemableUntil, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import { hashed } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { isSignedBlindly, type SignedBytes } from './blind-signature.ts';
import { publicKeyOf } from './issuer-keys.ts';

/** A token in hand, in base64url. */
interface TokenInHand {
  readonly keyId: string;
  readonly prefix: string;
  readonly signature: string;
}

/** A token that holds, and the key that signed it. */
interface ValidToken {
  readonly key: IssuerKey;
  readonly read: SignedBytes;
}

/** The token, read; refused unless one of these keys signed it for this public key, and it is written in the one text of its bytes. */
export function validToken(keys: readonly IssuerKey[], signer: string, token: TokenInHand): ValidToken {
  const key = keys.find(({ keyId }) => keyId === token.keyId);
  const [prefix, message, signature] = [bytesIn(token.prefix), bytesIn(signer), bytesIn(token.signature)];
  const read = prefix && message && signature && { prefix, message, signature };
  if (!key || !read || !isSignedBlindly(publicKeyOf(key), read)) throw new Failure('invalid', 'This token was not signed here.', { code: 'TOKEN_INVALID' });
  return { key, read };
}

/** Tells whether a token, identified by its parts, was spent. */
export async function isSpent(db: Kysely<Tables>, parts: readonly string[]): Promise<boolean> {
  const spent = await db
    .selectFrom('spent_token')
    .select('token_hash')
    .where('token_hash', '=', hashed(JSON.stringify(parts)))
    .executeTakeFirst();
  return spent !== undefined;
}

/** Spends what is identified by its parts until tokens of a key are long redeemed no more; false where it was spent before. */
export async function spend(transaction: Transaction<Tables>, key: IssuerKey, parts: readonly string[]): Promise<boolean> {
  const spent = await transaction
    .insertInto('spent_token')
    .values({ token_hash: hashed(JSON.stringify(parts)), quarter_ends: redeemableUntil(key) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
