import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { watchStatements } from './families/seen-statements.ts';
import { databaseAt, type TestServer } from './test-server.ts';

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
  await empty(database.db);
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
 * Empties every table that holds something, but the record of the schema. To truncate one costs files for it and each of its indexes, so rows are
 * deleted where the role may do so without asking the foreign keys, for all rows go; any other role truncates.
 */
async function empty(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'migration'`.execute(db);
  const held = tables.map(
    ({ name }) => sql`select ${name} as name, (select rolsuper from pg_roles where rolname = current_user) as may
    where exists (select from ${sql.ref(name)})`,
  );
  const { rows: filled } = await sql<{ name: string; may: boolean }>`${sql.join(held, sql` union all `)}`.execute(db);
  if (filled.length === 0) return;
  if (filled.some(({ may }) => !may)) await sql`truncate ${sql.join(filled.map(({ name }) => sql.ref(name)))} cascade`.execute(db);
  else await db.transaction().execute((transaction) => deleteFrom(transaction, filled));
}

async function deleteFrom(db: Transaction<Tables>, tables: readonly { readonly name: string }[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db);
  for (const { name } of tables) await sql`delete from ${sql.ref(name)}`.execute(db);
}
