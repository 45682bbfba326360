import { sql, type Kysely, type Transaction } from 'kysely';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { nextReceived, shownReceived, type ReceivedPay } from '#core/salaries/check-in.ts';
import { noteCounted, saidAt, type CrowdAnswers } from '../crowds/counted-answers.ts';
import type { Tables } from '../database/tables.ts';

export async function makeReceivedPay(transaction: Transaction<Tables>, companyId: string, now: number): Promise<void> {
  const crowd = checkInsAt(companyId, now);
  const row = await transaction.selectFrom('received_pay').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  const before = row?.figures ?? {};
  const next = nextReceived(before, await saidAt(transaction, crowd));
  if (!row && Object.values(next).every((figure) => figure === undefined)) return;
  await noteCounted(transaction, crowd, { before, next });
  const figures = JSON.stringify(next);
  await transaction
    .insertInto('received_pay')
    .values({ company_id: companyId, figures })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ figures }))
    .execute();
}

export async function readReceivedPay(db: Kysely<Tables>, companyId: string): Promise<ReceivedPay> {
  const row = await db.selectFrom('received_pay').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  return shownReceived(row?.figures ?? {});
}

export const checkInsAt = (companyId: string, now: number): CrowdAnswers => ({
  companyId,
  kind: 'received',
  answers: sql`select figure, salary.id as thing, round(value)::integer as value
    from salary, lateral (values ('variablePaid', 100.0 * variable_paid / nullif(variable_promised, 0)), ('hike', hike_received), ('hikeMissing', hike_announced - hike_received),
      ('monthsSinceRevision', months_since_revision)) as each (figure, value)
    where company_id = ${companyId} and told_year is not null and told_due_at is null and status = 'LIVE' and counted_year >= ${firstCountedYear(now)} and value is not null`,
  things: sql`select id from salary where company_id = ${companyId}`,
});
