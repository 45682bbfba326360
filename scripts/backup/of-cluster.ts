// What restore and move say of a cluster, whose machines each have to hold the database, and where tables are spread afterwards.
import type { Database } from '#server/adapters/database/database.ts';
import { isCluster } from '#server/adapters/spread/cluster.ts';

interface ClusterSentences {
  /** Follows a refusal of what is not empty. */
  readonly howEmpty: string;
  readonly afterwards: readonly string[];
}

/** Nothing for a plain PostgreSQL. */
export async function sentencesOfCluster({ db }: Pick<Database, 'db'>): Promise<ClusterSentences> {
  if (!(await isCluster(db))) return { howEmpty: '', afterwards: [] };
  return {
    howEmpty:
      ' To get an empty one on this cluster, create a database of another name on each machine, with the extension citus, add the machines on the coordinator by citus_set_coordinator_host and citus_add_node, and name it in DATABASE_URL.',
    afterwards: ['All rows are on the coordinator so far. Spread them over the machines before you start: npm run admin -- spread'],
  };
}
