import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Counts apart from writing, as companies are copied to all machines. */
export async function countRelations(transaction: Transaction<Tables>, companyIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ readonly id: string; readonly count: number }>`select company_id as id, count(*)::integer as count
    from company_relation where company_id = any(${companyIds}::text[]) group by 1`.execute(transaction);
  await sql`update company set relations_count = coalesce((${JSON.stringify(Object.fromEntries(rows.map(({ id, count }) => [id, count])))}::jsonb ->> id)::integer, 0)
    where id = any(${companyIds}::text[])`.execute(transaction);
}
