import type { Transaction } from 'kysely';
import { moveCounted } from '../crowds/counted-answers.ts';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../database/tables.ts';

/** Moves what was told of the benefits of a company to another. Figures that stand there stay. */
export async function moveBenefits(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const table of ['benefits', 'benefit_answer'] as const)
    await transaction.updateTable(table).set({ company_id: into }).where('company_id', '=', from).execute();
  await moveCounted(transaction, 'benefits', from, into);
  await markStale(transaction, 'benefits', into);
}
