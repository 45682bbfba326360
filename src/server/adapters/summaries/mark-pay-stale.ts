import { sql, type Transaction } from 'kysely';
import { markStale } from './mark-stale.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Marks what jobs of a company pay as figures to be made again, in the transaction of what changed. Rows are asked for in the order of their numbers, so that of two
 * who mark the same jobs neither waits for the other.
 */
export async function markPayStale(transaction: Transaction<Tables>, companyId: string, designationIds: readonly number[]): Promise<void> {
  await sql`insert into stale_pay (company_id, designation_id) select ${companyId}, id from unnest(${designationIds}::integer[]) as id group by id order by id
    on conflict do nothing`.execute(transaction);
  await markStale(transaction, 'salaries', companyId);
}
