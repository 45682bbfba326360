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
