import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { Tables } from '../tables.ts';

/** Changes the role of an account; the claims that an administrator made end with their right to give roles. The last administrator stays, for nobody could appoint another; of two who leave at once one waits for the other. */
export async function changeRole(transaction: Transaction<Tables>, accountId: string, role: MemberRole): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('roles'))`.execute(transaction);
  const administrators = await transaction.selectFrom('account').select('id').where('role', '=', 'administrator').limit(2).execute();
  const isLast = administrators.length === 1 && administrators[0]?.id === accountId;
  if (isLast && role !== 'administrator') throw new Failure('conflict', 'This is the only administrator. Appoint another one first.');
  const { numUpdatedRows } = await transaction.updateTable('account').set({ role }).where('id', '=', accountId).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('missing');
  if (role !== 'administrator') await transaction.deleteFrom('role_claim').where('account_id', '=', accountId).execute();
}
