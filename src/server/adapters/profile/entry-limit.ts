import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { limitFailure } from '#core/profile/tenure-failure.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';

/** Locks the account so that parallel requests cannot exceed the limit. */
export async function refuseBeyondLimit(transaction: Transaction<Tables>, table: 'work_experience' | 'education', accountId: string): Promise<void> {
  const account = await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
  if (!account) throw new Failure('signed-out');
  const { rows } = await sqlOfOwn<{ kept: number }>`select count(*)::int as kept from ${sql.table(table)} where account_id = ${accountId}`.execute(transaction);
  const failure = limitFailure(rows[0]?.kept ?? 0);
  if (failure) throw failure;
}
