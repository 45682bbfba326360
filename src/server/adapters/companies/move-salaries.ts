import { sql, type Transaction } from 'kysely';
import { atCompany } from '#core/salaries/pay-crowd.ts';
import { moveCounted } from '../crowds/counted-answers.ts';
import { markPayStale } from '../summaries/mark-pay-stale.ts';
import { moveRows } from '../database/move-rows.ts';
import type { Tables } from '../database/tables.ts';

/** Moves salaries, and figures of jobs the target has none for. */
export async function moveSalaries(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const counted = transaction.selectFrom('salary').select('designation_id').distinct();
  const jobs = await counted.where('company_id', '=', from).where('status', '=', 'LIVE').execute();
  await moveCounted(transaction, 'received', 'received_pay', from, into);
  await moveCountedPay(transaction, from, into);
  await moveRows(transaction, 'salary', { from, into });
  await transaction.deleteFrom('stale_pay').where('company_id', '=', from).execute();
  const designationIds = jobs.map(({ designation_id }) => designation_id);
  await markPayStale(transaction, into, designationIds);
}

/** Keeps the target's figures until enough new people arrive, counting the moved ones as changed. */
async function moveCountedPay(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const { rows: shown } = await sql<{ readonly job: number }>`select distinct designation_id as job from pay_slice where company_id = ${into}`.execute(
    transaction,
  );
  const jobs = shown.map(({ job }) => job);
  const isShown = jobs.includes(0) ? sql`true` : sql`designation_id = any(${jobs}::integer[])`;
  await sql`update counted_pay set counted = counted & ${sql.lit(~atCompany)}, is_new = false where company_id = ${from}
    and salary_id in (select id from salary where company_id = ${from} and ${isShown})`.execute(transaction);
  await moveRows(transaction, 'counted_pay', { from, into });
  await moveRows(transaction, 'pay_slice', { from, into }, sql`designation_id <> all(${jobs}::integer[])`);
}
