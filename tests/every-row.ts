import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

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
