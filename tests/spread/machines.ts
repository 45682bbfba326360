import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { isCluster, nodesOf, type ClusterNode } from '#server/adapters/spread/cluster.ts';
import { atNode, partsOn, withMachines } from '#server/adapters/spread/machines.ts';
import { spreadTables } from '#server/adapters/spread/spread-tables.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';

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

/** Creates a database on every machine, with the schema spread over them. */
export async function createSpread(url: string, machines: readonly ClusterNode[], tables: readonly AnyTable[]): Promise<void> {
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

interface StoredTable {
  readonly db: Kysely<Tables>;
  readonly table: string;
}

/** Reads where a table's rows lie: in itself, or in its parts on each machine of a cluster. */
export async function withStored<Done>(
  database: Pick<Database, 'db' | 'url'>,
  table: string,
  read: (stored: readonly StoredTable[]) => Promise<Done>,
): Promise<Done> {
  if (!(await isCluster(database.db))) return read([{ db: database.db, table }]);
  return withMachines(database, async (machines) => {
    const parts = machines.map(async ({ db }) => ((await partsOn(db)).get(table) ?? []).map((part) => ({ db, table: part })));
    return read((await Promise.all(parts)).flat());
  });
}

/** Lines to the machines of one database, by which each is emptied by itself. */
export class Machines {
  readonly #clients: Promise<readonly pg.Client[]>;

  constructor(url: string, machines: readonly ClusterNode[]) {
    this.#clients = Promise.all(
      machines.map(async (machine) => {
        const client = new pg.Client({ connectionString: atNode(url, machine), application_name: 'daftar copy' });
        await client.connect();
        await client.query('set session_replication_role = replica');
        await client.query('set citus.override_table_visibility = off');
        return client;
      }),
    );
  }

  async empty(): Promise<void> {
    await Promise.all((await this.#clients).map((client) => client.query(emptied)));
  }
}

/** Deletes from shards, copies, and tables that lie nowhere else. */
const emptied = `do $$
declare
  name text;
  is_filled boolean;
begin
  for name in select c.oid::regclass::text from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
    and relname !~ '^migration_[0-9]+$' and not exists (select 1 from pg_dist_partition where logicalrelid = c.oid and partmethod <> 'n') and pg_relation_size(c.oid) > 0
  loop
    execute format('select exists (select 1 from %s)', name) into is_filled;
    if is_filled then execute format('delete from %s', name); end if;
  end loop;
end $$`;
