import { sql, type Transaction } from 'kysely';
import { atCompany } from '#core/salaries/pay-crowd.ts';
import { moveCounted } from '../crowds/counted-answers.ts';
import { markPayStale } from '../summaries/mark-pay-stale.ts';
import type { Tables } from '../database/tables.ts';

/** Moves salaries, and figures of jobs the target has none for. */
export async function moveSalaries(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const counted = transaction.selectFrom('salary').select('designation_id').distinct();
  const jobs = await counted.where('company_id', '=', from).where('status', '=', 'LIVE').execute();
  await transaction.updateTable('salary').set({ company_id: into }).where('company_id', '=', from).execute();
  await moveCounted(transaction, 'received', 'received_pay', from, into);
  await moveCountedPay(transaction, from, into);
  await transaction.deleteFrom('stale_pay').where('company_id', '=', from).execute();
  const designationIds = jobs.map(({ designation_id }) => designation_id);
  await markPayStale(transaction, into, designationIds);
}

/** Keeps the target's figures until enough new people arrive, counting the moved ones as changed. */
async function moveCountedPay(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await sql`update counted_pay set company_id = ${into}, counted = counted & ${sql.lit(~atCompany)}, is_new = false where company_id = ${from}
    and salary_id in (select id from salary where company_id = ${into}
      and (designation_id in (select designation_id from pay_slice where company_id = ${into}) or exists (select 1 from pay_slice where company_id = ${into} and designation_id = 0)))`.execute(
    transaction,
  );
  await sql`update counted_pay set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update pay_slice set company_id = ${into} where company_id = ${from}
    and not exists (select 1 from pay_slice as there where there.company_id = ${into} and there.designation_id = pay_slice.designation_id)`.execute(
    transaction,
  );
  await sql`delete from pay_slice where company_id = ${from}`.execute(transaction);
}
