import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/adapters/database/database.ts';

/** Statements whose text alone does not say into which tables they put rows. */
const hidesTables = /^\s*(\/\*.*?\*\/\s*)?(do|call|copy|execute)\b/i;
const emptying = '/* emptying */';

/** The tables of a database into which statements have put rows since it was emptied, for to empty those takes a fiftieth of the time of all. */
export class FilledTables {
  #names: Set<string> | undefined;
  #file: string | undefined;
  /** The file whose tests reached the database by connections of their own, which nobody watches. */
  #unwatched: string | undefined;

  note(statement: string): void {
    if (statement.startsWith(emptying)) return;
    if (hidesTables.test(statement)) this.#names = undefined;
    for (const [, name = ''] of statement.matchAll(/\b(?:insert|merge)\s+into\s+"?(\w+)/gi)) this.#names?.add(name);
  }

  /** Says that a test may put rows into any table, unseen. */
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
}

const fileOfNow = (): string | undefined => expect.getState().testPath;

/**
 * Empties tables in one statement, but never the record of the schema. To truncate a table costs files for it and each of its indexes, so rows are deleted
 * where the role may do so without asking the foreign keys, for all rows go; any other role truncates.
 */
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
      execute format('select exists (select from %I)', name) into is_held;
      if is_held then execute format('truncate %I cascade', name); end if;
    end if;
  end loop;
end $$`);
