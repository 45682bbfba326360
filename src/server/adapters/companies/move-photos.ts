import type { Transaction } from 'kysely';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../database/tables.ts';

/** Moves the photos of a company to another; they are counted anew there. */
export async function movePhotos(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const name of ['photo_set', 'company_photo'] as const)
    await transaction.updateTable(name).set({ company_id: into }).where('company_id', '=', from).execute();
  await markStale(transaction, 'photos', into);
}
