import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { FailingPool } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';
import { isCluster, nodesOf, type ClusterNode } from './cluster.ts';

/** One of a cluster, through connections that see and change its own parts of spread tables. */
export interface Machine {
  readonly name: string;
  readonly db: Kysely<Tables>;
}

const connectionsEach = 2;

/** Works beside connections to each machine of a cluster; there are none elsewhere. */
export async function withMachines<Done>(database: Pick<Database, 'db' | 'url'>, work: (machines: readonly Machine[]) => Promise<Done>): Promise<Done> {
  const nodes = (await isCluster(database.db)) ? await nodesOf(database.db) : [];
  const machines = nodes.map((node): Machine => {
    const pool = new FailingPool(atNode(database.url, node), { databasePool: connectionsEach, isOfParts: true });
    return { name: `${node.name}:${node.port}`, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  });
  try {
    return await work(machines);
  } finally {
    await Promise.all(machines.map(({ db }) => db.destroy()));
  }
}

/** Leads to the same database on another machine. */
export function atNode(url: string, { name, port }: Pick<ClusterNode, 'name' | 'port'>): string {
  const there = new URL(url);
  [there.hostname, there.port] = [name, String(port)];
  return there.href;
}

/** Parts and copies on this machine that hold or held rows, by table. */
export async function partsOn(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly table: string; readonly part: string }>`
    select logicalrelid::text as "table", relname as part from pg_dist_shard join pg_dist_placement using (shardid)
      join pg_class on pg_class.oid = to_regclass(shard_name(logicalrelid, shardid))
    where groupid = (select groupid from pg_dist_local_group) and pg_relation_size(pg_class.oid) > 0 order by relname`.execute(db);
  return new Map([...Map.groupBy(rows, ({ table }) => table)].map(([table, parts]) => [table, parts.map(({ part }) => part)]));
}
