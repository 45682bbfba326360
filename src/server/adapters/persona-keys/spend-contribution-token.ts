import type { Kysely, Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { isCounted, purposeOf, type CountedKind, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { keysMade } from './issuer-keys.ts';
import { spend, validToken } from './spent-tokens.ts';

/** The keys whose tokens pay for a contribution: those for any, and those that count of its kind alone. A kind of which nothing is counted has none. */
export const payingKeys = (db: Kysely<Tables>, now: number, kind: CountedKind | null): Promise<readonly IssuerKey[]> =>
  keysMade(db, now, kind === null ? ['contribution'] : ['contribution', kind]);

/**
 * Spends the token of the contribution whose key signed the request, in the transaction that writes the contribution. Refused where no key that pays for this
 * kind signed it for this key (TOKEN_INVALID), and where this key has paid before, with whatever token (TOKEN_SPENT): one key is one contribution. Answers the
 * year by which it counts; nothing where its token does not count.
 */
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
