import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { showBestAwards } from './show-best-awards.ts';

/** Moves places and edition data, keeping names and figures from the closing. */
export async function moveAwards(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await sql`update award_entrant set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update award_winner set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await showBestAwards(transaction, into);
}
