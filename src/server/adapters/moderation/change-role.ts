import type { Transaction } from 'kysely';
import type { FieldChange } from '#core/administration/administrator-log.ts';
import { existing, Failure } from '#core/failure.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { logActionOf, type Actor } from '../administration/log-action.ts';
import type { Tables } from '../database/tables.ts';
import { holdLock } from '../database/advisory-lock.ts';

/** Changes a role and logs the actor; claims end with their inviter's right, and the last administrator stays. */
export async function changeRole(
  transaction: Transaction<Tables>,
  accountId: string,
  role: MemberRole,
  actor: Actor,
  how: readonly FieldChange[] = [],
): Promise<void> {
  await holdRoles(transaction);
  if (role !== 'administrator') await refuseLastAdministrator(transaction, accountId);
  const before = existing(await transaction.selectFrom('account').select('role').where('id', '=', accountId).forUpdate().executeTakeFirst());
  if (before.role === role) return;
  if (role === 'administrator' && !(await hasAdministrator(transaction))) await endHostClaims(transaction);
  await transaction.updateTable('account').set({ role }).where('id', '=', accountId).execute();
  const changes = [{ field: 'role', before: before.role, after: role }, ...how];
  await logActionOf(transaction, actor, { action: 'role-changed', subject: accountId, changes });
  if (role !== 'administrator') await transaction.deleteFrom('role_claim').where('account_id', '=', accountId).execute();
}

/** Refuses to lose the only administrator; banned ones count, lest a ban reveal whose name it is. */
export async function refuseLastAdministrator(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await transaction.selectFrom('account').select('role').where('id', '=', accountId).executeTakeFirst();
  if (account?.role !== 'administrator') return;
  await holdRoles(transaction);
  const others = transaction.selectFrom('account').select('id').where('role', '=', 'administrator').where('id', '<>', accountId);
  if (await others.where('resting_since', 'is', null).limit(1).executeTakeFirst()) return;
  throw new Failure('conflict', 'This is the only administrator. Appoint another one first.', { code: 'LAST_ADMINISTRATOR' });
}

/** Checks under the role lock, so that none appears meanwhile. */
export async function hasAdministrator(transaction: Transaction<Tables>): Promise<boolean> {
  await holdRoles(transaction);
  return (await transaction.selectFrom('account').select('id').where('role', '=', 'administrator').limit(1).executeTakeFirst()) !== undefined;
}

const endHostClaims = (transaction: Transaction<Tables>) =>
  transaction.deleteFrom('role_claim').where('role', '=', 'administrator').where('account_id', 'is', null).execute();

/** Serialises role changes until the transaction ends. */
export const holdRoles = async (transaction: Transaction<Tables>): Promise<void> => {
  await holdLock(transaction, 'roles');
};
