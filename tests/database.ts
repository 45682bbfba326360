import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { givePairsAgain } from './fakes/rsa-pairs.ts';
import { watchStatements } from './shards/seen-statements.ts';
import { databaseAt, type TestServer } from './test-server.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

/** The tables and kinds of the product, which a test beside the code does not see. */
export const testDeclarations = declarations;

/** The keys of the servers of tests, which are never in their databases. */
export const testSecrets = new Secrets(Buffer.alloc(32, 9));

/** A database, and where it is. */
export interface TestDatabase extends Database {
  readonly url: string;
}

async function at(url: string): Promise<TestDatabase> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', say: () => undefined });
  watchStatements(database, inject('seenStatements'));
  return { ...database, url };
}

let server: Promise<TestServer> | undefined;
let own: Promise<TestDatabase> | undefined;
let extra = 0;

/** The migrated database of this worker, with nothing in it. It is not closed by tests. */
export async function aDatabase(): Promise<TestDatabase> {
  own ??= newDatabase(`worker_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}`, 'template');
  const database = await own;
  givePairsAgain();
  await emptied.execute(database.db);
  return database;
}

/** A database without any table, for this test alone. */
export async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await newDatabase(`extra_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}_${++extra}`);
  onTestFinished(() => database.close());
  return database;
}

/** A migrated database for this test alone, beside that of the worker. */
export async function anotherDatabase(): Promise<TestDatabase> {
  const database = await newDatabase(`extra_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}_${++extra}`, 'template');
  onTestFinished(() => database.close());
  return database;
}

async function newDatabase(name: string, template?: string): Promise<TestDatabase> {
  const known = await (server ??= askForServer());
  const from = template ? `${known.prefix}_${template}` : 'template0';
  const { db, close } = await at(known.url);
  await sql`create database ${sql.ref(`${known.prefix}_${name}`)} template ${sql.ref(from)}`.execute(db).finally(close);
  return at(databaseAt(known, name));
}

async function askForServer(): Promise<TestServer> {
  const socket = connect(inject('databaseServer'));
  await once(socket, 'connect');
  const answer = JSON.parse(await text(socket)) as TestServer & { readonly problem?: string };
  if (answer.problem) throw new Error(answer.problem);
  return answer;
}

/**
 * Empties every table but the record of the schema, in one statement, since it is done for each test. To truncate a table costs files for it and each
 * of its indexes, so rows are deleted where the role may do so without asking the foreign keys, for all rows go; any other role truncates.
 */
const emptied = sql.raw(`do $$
declare
  name text;
  is_held boolean;
  may_delete boolean := (select rolsuper from pg_roles where rolname = current_user);
begin
  if may_delete then perform set_config('session_replication_role', 'replica', true); end if;
  for name in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migration' loop
    if may_delete then
      execute format('delete from %I', name);
    else
      execute format('select exists (select from %I)', name) into is_held;
      if is_held then execute format('truncate %I cascade', name); end if;
    end if;
  end loop;
end $$`);
