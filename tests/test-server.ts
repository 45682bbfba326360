import type { ClusterNode } from '#server/adapters/spread/cluster.ts';

/** PostgreSQL of a test run, with the prefix of its databases. */
export interface TestServer {
  readonly url: string;
  readonly prefix: string;
  /** Machines of a cluster, if tests run on one. */
  readonly machines?: readonly ClusterNode[];
}

export function databaseAt({ url, prefix }: TestServer, name: string): string {
  const database = new URL(url);
  database.pathname = `/${prefix}_${name}`;
  return database.href;
}
