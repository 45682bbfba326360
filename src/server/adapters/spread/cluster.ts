import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Citus refuses what it cannot place; other databases have no such catalogue. */
export async function isCluster(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

export interface ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly isCoordinator: boolean;
  readonly isActive: boolean;
}

export async function nodesOf(db: Kysely<Tables>): Promise<readonly ClusterNode[]> {
  const { rows } = await sql<ClusterNode>`select nodename as name, nodeport as port, groupid = 0 as "isCoordinator", isactive as "isActive"
    from pg_dist_node where noderole = 'primary' order by groupid`.execute(db);
  return rows;
}

/** Tables that are spread or copied already; those that Citus only knows are neither. */
export async function placedIn(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' or repmodel = 't'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Says what a cluster lacks before tables can be spread; undefined where nothing does. */
export async function clusterLacks(db: Kysely<Tables>, nodes: readonly ClusterNode[]): Promise<string | undefined> {
  const { rows } = await sql`select 1 from pg_dist_local_group where groupid <> 0`.execute(db);
  const [coordinator] = nodes.filter(({ isCoordinator }) => isCoordinator);
  const asleep = nodes.filter(({ isActive }) => !isActive).map(({ name, port }) => `${name}:${port}`);
  if (rows.length > 0)
    return `This is a machine beside the coordinator. DATABASE_URL has to name the coordinator${coordinator ? `, ${coordinator.name}:${coordinator.port}` : ''}.`;
  if (!coordinator) return "The coordinator does not know itself. Say there: select citus_set_coordinator_host('<its address>');";
  if (nodes.length === 1) return "The coordinator knows no other machine. Say there for each: select citus_add_node('<address>', <port>);";
  return asleep.length > 0 ? `These machines of the cluster are not active: ${asleep.join(', ')}.` : undefined;
}
