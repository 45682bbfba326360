import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { roleClaimEnd, type GrantedRole } from '#core/moderation/member-role.ts';
import type { RoleInvitation } from '#core/moderation/roles.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { hasAdministrator } from './change-role.ts';

const tokenBytes = 32;

/** Makes a claim for a role, which ends with the right of its inviter to give one; that for the first administrator has none. The database keeps the hash of its token alone. */
export async function makeRoleClaim(db: Kysely<Tables>, role: GrantedRole, now: number, inviter: string | null = null): Promise<RoleInvitation> {
  const token = randomSecret(tokenBytes);
  const expiresAt = roleClaimEnd(now);
  await db
    .insertInto('role_claim')
    .values({ token_hash: hashed(token), role, made_on: dayOf(now), ends_at: new Date(expiresAt), account_id: inviter })
    .execute();
  return { role, token, expiresAt };
}

/** The number of members who may moderate. */
export async function moderatorsIn(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*)::integer as count from account where role <> 'member'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A claim for the first administrator, while there is none. Those of other starts and of the host stay good beside it, for their hours or until there is one. */
export async function firstAdministratorClaim(db: Kysely<Tables>, now: number): Promise<RoleInvitation | undefined> {
  return db
    .transaction()
    .execute(async (transaction) => ((await hasAdministrator(transaction)) ? undefined : makeRoleClaim(transaction, 'administrator', now)));
}
