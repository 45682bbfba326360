import { sql, type Kysely, type Transaction } from 'kysely';
import { countReceived, shownReceived, type CheckIn, type ReceivedPay } from '#core/salaries/check-in.ts';
import type { Tables } from '../tables.ts';

/** Makes anew what people of a company were paid of what was promised, by the rule of the core. */
export async function makeReceivedPay(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  const { rows } = await sql<CheckIn>`
    select told_year as year, variable_promised as "variablePromised", variable_paid as "variablePaid", hike_announced as "hikeAnnounced", hike_received as "hikeReceived",
      months_since_revision as "monthsSinceRevision" from salary where company_id = ${companyId} and told_year is not null and status = 'LIVE'`.execute(
    transaction,
  );
  const before = await transaction.selectFrom('received_pay').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  if (rows.length === 0 && !before) return;
  const figures = JSON.stringify(countReceived(rows, before?.figures ?? null));
  await transaction
    .insertInto('received_pay')
    .values({ company_id: companyId, figures })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ figures }))
    .execute();
}

/** What people of a company were paid of what was promised, as it was made last. */
export async function readReceivedPay(db: Kysely<Tables>, companyId: string): Promise<ReceivedPay> {
  const row = await db.selectFrom('received_pay').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  return shownReceived(row?.figures ?? countReceived([], null));
}
