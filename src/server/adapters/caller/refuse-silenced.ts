import { sql, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';
import type { Tables } from '../tables.ts';
import { holdSanctions } from './sanction-locks.ts';

/** The sanctions that hold now. */
export const inForce = (scope: PseudonymScope): RawBuilder<boolean> => sql<boolean>`lifted_at is null and (until is null or until > ${new Date(scope.now)})`;

/**
 * Refuses to write under a persona that is silenced, or whose account is; without a persona, only where the account is. It stands in the transaction
 * of everything that a silence stops, and holds until that ends.
 */
export async function refuseSilenced(transaction: Transaction<Tables>, scope: PseudonymScope, personaRef?: string): Promise<void> {
  await holdSanctions(transaction);
  const { rows } = await sql`select from sanction where ${inForce(scope)}
    and (author_ref = ${personaRef ?? null} or (covers = 'account' and author_ref = any(${scope.personas}::text[]))) limit 1`.execute(transaction);
  if (rows.length > 0) throw new Failure('conflict', undefined, { code: 'SILENCED' });
}
