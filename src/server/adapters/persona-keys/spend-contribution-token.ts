import type { Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../tables.ts';
import { keysMade } from './issuer-keys.ts';
import { spend, validToken } from './spent-tokens.ts';

/**
 * Spends the token of the contribution whose key signed the request, in the transaction that writes the contribution. Refused where no key for contributions
 * signed it for this key (TOKEN_INVALID), and where this key has paid before, with whatever token (TOKEN_SPENT): one key is one contribution. Answers the year by which it counts.
 */
export async function spendContributionToken(
  transaction: Transaction<Tables>,
  { signer, now }: Pick<PseudonymScope, 'signer' | 'now'>,
  token: ContributionToken,
): Promise<number | null> {
  const { key } = validToken(await keysMade(transaction, now, 'contribution'), signer, token);
  if (!(await spend(transaction, key, ['contribution', signer]))) throw new Failure('conflict', 'This key has paid already.', { code: 'TOKEN_SPENT' });
  return countedYearOf(now);
}
