import { sql, type Transaction } from 'kysely';
import { markStale } from './mark-stale.ts';
import type { Tables } from '../database/tables.ts';

/** Marks jobs' pay for rebuilding within the change, in a fixed order that avoids deadlocks. */
export async function markPayStale(transaction: Transaction<Tables>, companyId: string, designationIds: readonly number[]): Promise<void> {
  await sql`insert into stale_pay (company_id, designation_id) select ${companyId}, id from unnest(${designationIds}::integer[]) as id group by id order by id
    on conflict do nothing`.execute(transaction);
  await markStale(transaction, 'salaries', companyId);
}
