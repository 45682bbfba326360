import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Moves rows by new ones, as a company is in their keys; rows that the other has already go. */
export async function moveRows(
  transaction: Transaction<Tables>,
  table: string,
  { from, into }: { readonly from: string; readonly into: string },
  which: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
    and not attisdropped and attgenerated = '' and attidentity = '' and attname <> 'company_id'`.execute(transaction);
  const own = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (company_id, ${own}) select ${into}, ${own} from ${sql.table(table)}
    where company_id = ${from} and ${which} on conflict do nothing`.execute(transaction);
  await sql`delete from ${sql.table(table)} where company_id = ${from}`.execute(transaction);
}
