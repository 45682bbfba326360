// A database of its own on every machine of a cluster, with the tables spread over them, for tests and measurements.
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { nodesOf, type ClusterNode } from '#server/adapters/spread/cluster.ts';
import { atNode } from '#server/adapters/spread/machines.ts';
import { spreadTables } from '#server/adapters/spread/spread-tables.ts';
import { tables } from '#server/app/wiring/tables.ts';

const shards = 4;
const silently = (): void => undefined;

async function saying(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function machinesOf(url: string): Promise<readonly ClusterNode[]> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', say: silently });
  return nodesOf(db).finally(close);
}

/** Creates a database on every machine, which know each other. */
export async function createOverMachines(url: string, machines: readonly ClusterNode[]): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  for (const machine of machines) {
    await saying(atNode(server.href, machine), [`create database "${name}" template template0 encoding 'UTF8'`]);
    await saying(atNode(url, machine), ['create extension citus', 'create extension if not exists pg_trgm']);
  }
  const others = machines.filter(({ isCoordinator }) => !isCoordinator);
  const [first] = machines.filter(({ isCoordinator }) => isCoordinator);
  await saying(url, [
    `select citus_set_coordinator_host('${first?.name}', ${first?.port})`,
    ...others.map((machine) => `select citus_add_node('${machine.name}', ${machine.port})`),
  ]);
}

/** Creates a database on every machine, with the schema spread over them. */
export async function createSpread(url: string, machines: readonly ClusterNode[]): Promise<void> {
  await createOverMachines(url, machines);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', say: silently, isPatient: true });
  await migrate({ db }, silently);
  await spreadTables(db, tables, { shards, isDryRun: false });
  await close();
}

export async function dropSpread(url: string, prefix: string): Promise<void> {
  for (const machine of await machinesOf(url)) {
    const { db, close } = await openDatabase({ databaseUrl: atNode(url, machine), dataDir: '', say: silently });
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db);
    for (const { name } of rows) await sql`drop database if exists ${sql.ref(name)} with (force)`.execute(db);
    await close();
  }
}
