import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Where foreign keys are noted while tables are placed; it is gone once they are back. */
const noted = sql.table('key_set_aside');

/** True while an interrupted run has left foreign keys away. */
export async function areKeysAside(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ readonly is: boolean }>`select to_regclass('key_set_aside') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Drops foreign keys from and to these tables, as Citus judges each table by itself. */
export async function setKeysAside(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists ${noted} (name text not null, of_table text not null, definition text not null)`.execute(transaction);
    const { rows } = await sql<{ readonly name: string; readonly table: string }>`with moved as (
        insert into ${noted} select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
        where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
          and (conrelid::regclass::text = any(${tables}::text[]) or confrelid::regclass::text = any(${tables}::text[])) returning name, of_table)
      select name, of_table as table from moved`.execute(transaction);
    for (const { name, table } of rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
  });
}

/** Each comes back in a transaction of its own, checked against all rows. */
export async function putKeysBack(db: Kysely<Tables>): Promise<number> {
  if (!(await areKeysAside(db))) return 0;
  const { rows } = await sql<{ readonly name: string; readonly table: string; readonly definition: string }>`
    select name, of_table as table, definition from ${noted} order by of_table, name`.execute(db);
  for (const { name, table, definition } of rows)
    await db.transaction().execute(async (transaction) => {
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(transaction);
      await sql`delete from ${noted} where name = ${name} and of_table = ${table}`.execute(transaction);
    });
  await sql`drop table ${noted}`.execute(db);
  return rows.length;
}
