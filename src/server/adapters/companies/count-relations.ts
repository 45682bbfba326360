import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Counts apart from writing, as companies are copied to all machines. */
export async function countRelations(transaction: Transaction<Tables>, companyIds: readonly string[]): Promise<void> {
  const relations =
    companyIds.length === 0 ? [] : await transaction.selectFrom('company_relation').select('company_id').where('company_id', 'in', companyIds).execute();
  for (const id of companyIds.toSorted()) {
    const count = relations.filter(({ company_id }) => company_id === id).length;
    await transaction.updateTable('company').set({ relations_count: count }).where('id', '=', id).execute();
  }
}
