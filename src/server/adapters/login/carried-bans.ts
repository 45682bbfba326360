import { sql, type Transaction } from 'kysely';
import { carriedBanEnd } from '#core/moderation/sanction.ts';
import { inForce, sanctionKeysOf, sanctionsOf } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import { utcDayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

const keyFor = (secrets: Pick<Secrets, 'reference'>, identityKey: string): string => secrets.reference('banned identity', identityKey);

/** Keeps the sign-ins of an account that is deleted while it is banned, as keyed hashes until the ban ends; answers whether there are any. */
export async function carryBan(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Pick<Secrets, 'personaOf' | 'reference'>; readonly now: number },
  accountId: string,
): Promise<boolean> {
  const { rows: bans } = await sql<{ readonly until: Date | null }>`select until from sanction
    where measure = 'ban' and ${inForce({ now })} and ${sanctionsOf(sanctionKeysOf(secrets, accountId))}`.execute(transaction);
  if (bans.length === 0) return false;
  const until = new Date(Math.max(...bans.map((ban) => carriedBanEnd(ban.until?.getTime() ?? null, now))));
  const identities = await transaction.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
  if (identities.length === 0) return false;
  await transaction
    .insertInto('banned_identity')
    .values(identities.map(({ key }) => ({ key: keyFor(secrets, key), until })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }))
    .execute();
  return true;
}

/**
 * Lets the ban of a deleted account go on for the account that now signs in the same way. Its transaction is its own and names the account by a hash
 * alone, so that nothing joins the account to it. Of sign-ins at once none begins before the ban stands.
 */
export async function takeUpBan({ db, secrets, now }: RequestScope, identityKey: string, accountId: string): Promise<void> {
  const key = keyFor(secrets, identityKey);
  const known = await db.selectFrom('banned_identity').select('key').where('key', '=', key).where('until', '>', new Date(now)).executeTakeFirst();
  if (!known) return;
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction.deleteFrom('banned_identity').where('key', '=', key).returning('until').executeTakeFirst();
    if (!taken) return;
    await transaction
      .insertInto('sanction')
      .values({
        id: randomId(),
        author_ref: null,
        member: sanctionKeysOf(secrets, accountId).member,
        measure: 'ban',
        covers: 'account',
        rule: 'other',
        thing: null,
        imposed_on: utcDayOf(now),
        until: taken.until,
        lifted_at: null,
        changed_at: now,
        votes_out: true,
        decider: '',
      })
      .execute();
  });
}
