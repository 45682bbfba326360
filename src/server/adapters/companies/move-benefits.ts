import type { Transaction } from 'kysely';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../tables.ts';

/** Moves what was told of the benefits of a company to another. The figures are made anew there. */
export async function moveBenefits(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const table of ['benefits', 'benefit_answer'] as const)
    await transaction.updateTable(table).set({ company_id: into }).where('company_id', '=', from).execute();
  await transaction.deleteFrom('benefit_figure').where('company_id', '=', from).execute();
  await markStale(transaction, 'benefits', into);
}
