import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { roleClaimEnd, type GrantedRole } from '#core/moderation/member-role.ts';
import type { RoleInvitation } from '#core/moderation/roles.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { hasAdministrator } from './change-role.ts';

const tokenBytes = 32;

/** Claim that ends with the inviter's right; the database keeps only the token's hash. */
export async function makeRoleClaim(db: Kysely<Tables>, role: GrantedRole, now: number, inviter: string | null = null): Promise<RoleInvitation> {
  const token = randomSecret(tokenBytes);
  const expiresAt = roleClaimEnd(now);
  await db
    .insertInto('role_claim')
    .values({ token_hash: hashed(token), role, made_on: dayOf(now), ends_at: new Date(expiresAt), account_id: inviter })
    .execute();
  return { role, token, expiresAt };
}

export async function moderatorsIn(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*)::integer as count from account where role <> 'member'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Claim for the first administrator, valid beside earlier ones until someone becomes administrator. */
export async function firstAdministratorClaim(db: Kysely<Tables>, now: number): Promise<RoleInvitation | undefined> {
  return db
    .transaction()
    .execute(async (transaction) => ((await hasAdministrator(transaction)) ? undefined : makeRoleClaim(transaction, 'administrator', now)));
}
