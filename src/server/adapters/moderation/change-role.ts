import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { Tables } from '../tables.ts';

/** Whether an administrator is banned, and so can appoint nobody meanwhile. */
type AskBanned = (accountId: string) => Promise<boolean>;

/** Changes the role of an account; the claims that an administrator made end with their right to give roles. The last administrator stays. */
export async function changeRole(transaction: Transaction<Tables>, accountId: string, role: MemberRole, askBanned?: AskBanned): Promise<void> {
  await holdRoles(transaction);
  if (role !== 'administrator') await refuseLastAdministrator(transaction, accountId, askBanned);
  const { numUpdatedRows } = await transaction.updateTable('account').set({ role }).where('id', '=', accountId).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('missing');
  if (role !== 'administrator') await transaction.deleteFrom('role_claim').where('account_id', '=', accountId).execute();
}

/**
 * Refuses to let an account go that is the only administrator, for nobody could appoint another. One that is deactivated or banned does not count beside
 * it. Of two who leave at once one waits for the other.
 */
export async function refuseLastAdministrator(transaction: Transaction<Tables>, accountId: string, askBanned: AskBanned = async () => false): Promise<void> {
  const account = await transaction.selectFrom('account').select('role').where('id', '=', accountId).executeTakeFirst();
  if (account?.role !== 'administrator') return;
  await holdRoles(transaction);
  const others = transaction.selectFrom('account').select('id').where('role', '=', 'administrator').where('id', '<>', accountId);
  for (const { id } of await others.where('resting_since', 'is', null).execute()) if (!(await askBanned(id))) return;
  throw new Failure('conflict', 'This is the only administrator. Appoint another one first.', { code: 'LAST_ADMINISTRATOR' });
}

const holdRoles = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('roles'))`.execute(transaction);
};
