import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SummaryName } from './summary-name.ts';

/** Marks a summary of a company as one to be made again, in the transaction of what changed. Nobody waits for anyone: a mark that exists already is enough. */
export async function markStale(db: Kysely<Tables>, summary: SummaryName, companyId: string): Promise<void> {
  await sql`insert into stale_summary (company_id, summary) values (${companyId}, ${summary}) on conflict do nothing`.execute(db);
}
