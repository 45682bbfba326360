import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';

type LoginMode = 'demo' | 'real';

/** Keeps demo logins away from real members' data and real members from made-up data (S-36); returns if anything ended. */
export async function enterLoginMode(db: Kysely<Tables>, mode: LoginMode): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { login_mode: before, has_made_up_data: isMadeUp } = await transaction.selectFrom('installation').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (mode === 'demo' && before === 'real')
      throw new Failure(
        'conflict',
        'This database was set up for real members, and the demo login would let anyone be anyone there. Set the provider or the PUBLIC_ORIGIN as before, or DEMO_LOGIN=no, or give the demo another DATA_DIR or DATABASE_URL.',
      );
    if (mode === 'real' && isMadeUp)
      throw new Failure(
        'conflict',
        'This database holds the companies and posts that were made up for the demo. Real members need an empty one: give another DATA_DIR or DATABASE_URL.',
      );
    await transaction.updateTable('installation').set({ login_mode: mode }).execute();
    if (mode === 'real' && before === 'demo') await endDemoLogins(transaction);
    return mode === 'real' && before === 'demo';
  });
}

/** Tells made-up companies from real ones; the demo writes about no others. */
export async function hasMadeUpData(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('installation').select('has_made_up_data').executeTakeFirst())?.has_made_up_data ?? false;
}

/** Ends everything the demo login granted; accounts with a passkey stay, without a role. */
async function endDemoLogins(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['session', 'identity', 'career_proof', 'portal_link', 'mail_challenge', 'mail_proof', 'desk_session', 'desk_person'] as const)
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  await transaction.updateTable('persona').set({ is_verified: false }).where('is_verified', '=', true).execute();
  await transaction.updateTable('account').set({ role: 'member', naukri_user: false }).execute();
}
