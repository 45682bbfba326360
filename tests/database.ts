import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { givePairsAgain } from './fakes/rsa-pairs.ts';
import { createSpread } from '#scripts/product/spread-database.ts';
import { Machines } from './spread/machines.ts';
import { FilledTables } from './spread/filled-tables.ts';
import { watchStatements } from './spread/seen-statements.ts';
import { databaseAt, type TestServer } from './test-server.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

/** Tables and kinds, which tests beside the code cannot see. */
export const testDeclarations = declarations;

/** Server keys of tests, never stored in their databases. */
export const testSecrets = new Secrets(Buffer.alloc(32, 9));

export interface TestDatabase extends Database {
  readonly url: string;
}

async function at(url: string, sees: (statement: string) => void = () => undefined): Promise<TestDatabase> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', say: () => undefined });
  watchStatements(database, inject('seenStatements'), sees);
  return { ...database, url };
}

let server: Promise<TestServer> | undefined;
let own: Promise<TestDatabase> | undefined;
const filled = new FilledTables();
let machines: Machines | undefined;
let extra = 0;

/** Migrated, empty database of this worker. Tests do not close it. */
export async function aDatabase(): Promise<TestDatabase> {
  own ??= newDatabase(`worker_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}`, 'template', (statement) => filled.note(statement));
  const { url, ...database } = await own;
  givePairsAgain();
  await (machines ? machines.empty() : filled.empty(database.db));
  return {
    ...database,
    get url() {
      filled.mayBeAny();
      return url;
    },
  };
}

/** Fills the empty database as when this name was first given. */
export const fillAsEver = ({ db }: Pick<TestDatabase, 'db'>, name: string, first: () => Promise<void>): Promise<void> => filled.fill(db, name, first);

export async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await newDatabase(`extra_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}_${++extra}`);
  onTestFinished(() => database.close());
  return database;
}

/** Migrated database for this test alone, beside the worker's. */
export async function anotherDatabase(): Promise<TestDatabase> {
  const database = await newDatabase(`extra_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? ''}_${++extra}`, 'template');
  onTestFinished(() => database.close());
  return database;
}

async function newDatabase(name: string, template?: string, sees?: (statement: string) => void): Promise<TestDatabase> {
  const known = await (server ??= askForServer());
  if (known.machines && sees) return spreadOver(known, name, sees);
  const from = template ? `${known.prefix}_${template}` : 'template0';
  const { db, close } = await at(known.url);
  await sql`create database ${sql.ref(`${known.prefix}_${name}`)} template ${sql.ref(from)}`.execute(db).finally(close);
  return at(databaseAt(known, name), sees);
}

/** Database of this worker on a cluster. */
async function spreadOver(known: TestServer, name: string, sees: (statement: string) => void): Promise<TestDatabase> {
  const url = databaseAt(known, name);
  await createSpread(url, known.machines ?? []);
  machines = new Machines(url, known.machines ?? []);
  return at(url, sees);
}

async function askForServer(): Promise<TestServer> {
  const socket = connect(inject('databaseServer'));
  await once(socket, 'connect');
  const answer = JSON.parse(await text(socket)) as TestServer & { readonly problem?: string };
  if (answer.problem) throw new Error(answer.problem);
  return answer;
}
