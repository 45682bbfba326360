/** PostgreSQL of a test run, with the prefix of its databases. */
export interface TestServer {
  readonly url: string;
  readonly prefix: string;
}

export function databaseAt({ url, prefix }: TestServer, name: string): string {
  const database = new URL(url);
  database.pathname = `/${prefix}_${name}`;
  return database.href;
}
