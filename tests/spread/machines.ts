import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/adapters/database/database.ts';
import { isCluster, type ClusterNode } from '#server/adapters/spread/cluster.ts';
import { atNode, partsOn, withMachines } from '#server/adapters/spread/machines.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

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
