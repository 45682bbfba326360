import type { Kysely, Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { isCounted, purposeOf, type CountedKind, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { keysMade } from './issuer-keys.ts';
import { spend, validToken } from './spent-tokens.ts';

/** Keys paying for any contribution or for this counted kind; uncounted kinds have none of their own. */
export const payingKeys = (db: Kysely<Tables>, now: number, kind: CountedKind | null): Promise<readonly IssuerKey[]> =>
  keysMade(db, now, kind === null ? ['contribution'] : ['contribution', kind]);

/** Spends a token with the contribution (TOKEN_INVALID, TOKEN_SPENT), one per key; returns its counting year, if any. */
export async function spendContributionToken(
  transaction: Transaction<Tables>,
  { signer, now }: Pick<PseudonymScope, 'signer' | 'now'>,
  token: ContributionToken,
  kind: CountedKind | null,
): Promise<number | null> {
  const { key } = validToken(await payingKeys(transaction, now, kind), signer, token);
  if (!(await spend(transaction, key, ['contribution', signer]))) throw new Failure('conflict', 'This key has paid already.', { code: 'TOKEN_SPENT' });
  return isCounted(purposeOf(key.keyId)) ? Number(key.period) : null;
}
