import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { moveRows } from '../database/move-rows.ts';
import { showBestAwards } from './show-best-awards.ts';

/** Moves places and edition data, keeping names and figures from the closing. */
export async function moveAwards(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const table of ['award_entrant', 'award_winner'] as const) await moveRows(transaction, table, { from, into });
  await showBestAwards(transaction, into);
}
