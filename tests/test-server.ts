/** The PostgreSQL of a run of the tests, and how its databases are called. */
export interface TestServer {
  readonly url: string;
  readonly prefix: string;
}

/** The URL of one database on the server. */
export function databaseAt({ url, prefix }: TestServer, name: string): string {
  const database = new URL(url);
  database.pathname = `/${prefix}_${name}`;
  return database.href;
}
