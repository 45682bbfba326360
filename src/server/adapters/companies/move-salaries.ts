import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Moves the salaries of a company to another; the figures of both together are made anew. */
export async function moveSalaries(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await sql`insert into stale_pay (company_id, designation_id) select distinct ${into}, designation_id from salary where company_id = ${from} on conflict do nothing`.execute(
    transaction,
  );
  await transaction.updateTable('salary').set({ company_id: into }).where('company_id', '=', from).execute();
  for (const name of ['pay_slice', 'stale_pay'] as const) await transaction.deleteFrom(name).where('company_id', '=', from).execute();
}
