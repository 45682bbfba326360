import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { isCluster } from '#server/adapters/spread/cluster.ts';
import { withMachines } from '#server/adapters/spread/machines.ts';

/** Row with every value as text. Bytes are hexadecimal. */
interface WrittenRow {
  readonly table: string;
  readonly text: string;
}

/** Every row, as seen with access to the database. */
export async function everyRow(db: Kysely<Tables>): Promise<readonly WrittenRow[]> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  );
  const each = tables.map(({ name }) => sql`select ${name}::text as "table", to_jsonb(row)::text as text from ${sql.table(name)} as row`);
  return (await sql<WrittenRow>`${sql.join(each, sql` union all `)}`.execute(db)).rows;
}

/** Every row where it lies, on a cluster on each machine, and each table that hides former rows. */
export async function everyStoredRow(database: Pick<Database, 'db' | 'url'>): Promise<readonly WrittenRow[]> {
  if (!(await isCluster(database.db))) return everyRow(database.db);
  return withMachines(database, async (machines) => (await Promise.all(machines.map(({ db }) => rowsOn(db)))).flat());
}

async function rowsOn(db: Kysely<Tables>): Promise<readonly WrittenRow[]> {
  const { rows: tables } = await sql<{ readonly name: string; readonly isHiding: boolean; readonly isFilled: boolean }>`
    select relname as name, is_shell and pg_relation_size(pg_class.oid) > 0 as "isHiding", not is_shell and pg_relation_size(pg_class.oid) > 0 as "isFilled"
    from pg_class cross join lateral (select exists (select 1 from pg_dist_partition where logicalrelid = pg_class.oid) as is_shell) as known
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  const each = tables.flatMap(({ name, isFilled }) =>
    isFilled ? [sql`select ${name}::text as "table", to_jsonb(row)::text as text from ${sql.table(name)} as row`] : [],
  );
  const { rows } = each.length === 0 ? { rows: [] } : await sql<WrittenRow>`${sql.join(each, sql` union all `)}`.execute(db);
  return [...rows, ...tables.flatMap(({ name, isHiding }) => (isHiding ? [{ table: name, text: hiding }] : []))];
}

/** Text of a table in which former rows lie unseen. */
export const hiding = 'former rows';

/** Tables that contain one of these texts, as letters or bytes. */
export async function tablesHolding(db: Kysely<Tables>, texts: readonly string[]): Promise<readonly string[]> {
  const forms = texts.flatMap((text) => [
    text.toLowerCase(),
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replace(/=+$/, '').toLowerCase(),
  ]);
  const rows = await everyRow(db);
  return [...new Set(rows.filter(({ text }) => forms.some((form) => text.toLowerCase().includes(form))).map(({ table }) => table))];
}
