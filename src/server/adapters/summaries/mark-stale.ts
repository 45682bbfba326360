import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SummaryName } from './summary-name.ts';

/** Marks a summary for rebuilding within the change; an existing mark suffices without waiting. */
export async function markStale(db: Kysely<Tables>, summary: SummaryName, companyId: string): Promise<void> {
  await sql`insert into stale_summary (company_id, summary) values (${companyId}, ${summary}) on conflict do nothing`.execute(db);
}
