import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AnyTable } from './table.ts';
import type { Tables } from './tables.ts';

/** Condition of the company of a row, by which its machine is known and it can be locked there. */
export async function atHome(db: Kysely<Tables>, { name, spread }: Pick<AnyTable, 'name' | 'spread'>, id: string): Promise<RawBuilder<unknown>> {
  if (spread !== 'by company') return sql``;
  const { rows } = await sql<{ readonly companyId: string }>`select company_id as "companyId" from ${sql.table(name)} where id = ${id}`.execute(db);
  return sql`and ${sql.ref(`${name}.company_id`)} = ${rows[0]?.companyId ?? ''}`;
}
