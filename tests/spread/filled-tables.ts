import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/adapters/database/database.ts';

/** Statements whose text alone does not reveal the tables they fill. */
const hidesTables = /^\s*(\/\*.*?\*\/\s*)?(do|call|copy|execute)\b/i;
const emptying = '/* emptying */';

/** Tables filled since the last emptying, as emptying those takes a fiftieth of the time. */
export class FilledTables {
  #names: Set<string> | undefined;
  #file: string | undefined;
  /** File whose tests used unwatched connections. */
  #unwatched: string | undefined;
  readonly #left = new Map<string, RawBuilder<unknown>>();

  note(statement: string): void {
    if (statement.startsWith(emptying)) return;
    if (hidesTables.test(statement)) this.#names = undefined;
    for (const [, name = ''] of statement.matchAll(/\b(?:insert|merge)\s+into\s+"?(\w+)/gi)) this.#names?.add(name);
  }

  /** Marks all tables as possibly filled unseen. */
  mayBeAny(): void {
    this.#unwatched = fileOfNow();
  }

  /** Empties these tables, and all of them when another file begins. */
  async empty(db: Database['db']): Promise<void> {
    const file = fileOfNow();
    const names = this.#file === file && this.#unwatched !== file ? this.#names : undefined;
    this.#file = file;
    this.#names = new Set();
    if (names?.size !== 0) await emptied(names && [...names]).execute(db);
  }

  /** Fills an empty database, first by many statements, then by one with the same rows. */
  async fill(db: Database['db'], name: string, first: () => Promise<void>): Promise<void> {
    const isEmpty = this.#names?.size === 0;
    const left = isEmpty && this.#left.get(name);
    if (left) await left.execute(db);
    else await first();
    if (isEmpty && !left && this.#names) this.#left.set(name, await insertionOf(db, [...this.#names]));
  }
}

async function insertionOf(db: Database['db'], tables: readonly string[]): Promise<RawBuilder<unknown>> {
  const columns = await sql<{ readonly table: string; readonly names: readonly string[] }>`
    select relname as table, array_agg(attname::text) as names from pg_attribute join pg_class on pg_class.oid = attrelid
    where attrelid = any(${tables}::regclass[]) and attnum > 0 and not attisdropped and attgenerated = '' group by 1`.execute(db);
  const each = await Promise.all(
    columns.rows.map(async ({ table, names }) => {
      const { rows } = await sql<{ readonly row: unknown }>`select to_jsonb(row) as row from ${sql.table(table)} as row`.execute(db);
      const own = sql.join(names.map((name) => sql.ref(name)));
      return sql`${sql.ref(`into_${table}`)} as (insert into ${sql.table(table)} (${own}) overriding system value
        select ${own} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb))`;
    }),
  );
  return sql`with ${sql.join(each)} select`;
}

const fileOfNow = (): string | undefined => expect.getState().testPath;

/** Empties tables except the schema record. Deletes where possible, as truncation costs files per index. */
const emptied = (names: readonly string[] | undefined) =>
  sql.raw(`${emptying} do $$
declare
  name text;
  is_held boolean;
  may_delete boolean := (select rolsuper from pg_roles where rolname = current_user);
begin
  if may_delete then perform set_config('session_replication_role', 'replica', true); end if;
  for name in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migration'
    ${names ? `and tablename in (${names.map((one) => `'${one}'`).join(', ')})` : ''} loop
    if may_delete then
      execute format('delete from %I', name);
    else
      execute format('select exists (select 1 from %I)', name) into is_held;
      if is_held then execute format('truncate %I cascade', name); end if;
    end if;
  end loop;
end $$`);
