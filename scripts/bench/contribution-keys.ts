// Keys that contribute, each with a token that was signed before: as devices hold them, without a session that would be asked for each.
import { constants, randomBytes, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { CountedKind } from '#core/persona-keys/issuer-key.ts';
import { acceptedKeys, pairOf } from '#server/adapters/persona-keys/issuer-keys.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

const keyBytes = 32;
/** As long as the hash, as in the tokens of the product. */
const saltLength = 48;

/** A key by which something is about to be told, and the token that pays for it. */
export interface ContributionKey {
  readonly key: string;
  readonly token: ContributionToken;
}

/** So many keys, each with a token that counts for a contribution of this kind. */
export async function contributionKeys(db: Kysely<Tables>, secrets: Secrets, kind: CountedKind, count: number): Promise<readonly ContributionKey[]> {
  const scope = { db, secrets, now: Date.now() };
  const [key] = await acceptedKeys(scope, kind);
  const pair = await pairOf(scope, { key, purpose: kind });
  if (!pair) throw new Error('This world has no key that signs tokens.');
  const padding = { key: pair.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  return Array.from({ length: count }, () => {
    const [prefix, message] = [randomBytes(keyBytes), randomBytes(keyBytes)];
    const signature = sign('sha384', Buffer.concat([prefix, message]), padding).toString('base64url');
    return { key: message.toString('base64url'), token: { keyId: key.keyId, prefix: prefix.toString('base64url'), signature } };
  });
}
