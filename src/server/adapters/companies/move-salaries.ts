import type { Transaction } from 'kysely';
import { markPayStale } from '../summaries/mark-pay-stale.ts';
import type { Tables } from '../tables.ts';

/** Moves the salaries of a company to another; the figures of its jobs are made anew there. */
export async function moveSalaries(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const counted = transaction.selectFrom('salary').select('designation_id').distinct();
  const jobs = await counted.where('company_id', '=', from).where('status', '=', 'LIVE').execute();
  await transaction.updateTable('salary').set({ company_id: into }).where('company_id', '=', from).execute();
  for (const made of ['pay_slice', 'received_pay', 'stale_pay'] as const) await transaction.deleteFrom(made).where('company_id', '=', from).execute();
  const designationIds = jobs.map(({ designation_id }) => designation_id);
  await markPayStale(transaction, into, designationIds);
}
