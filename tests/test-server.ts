/** The PostgreSQL of a run of the tests, and how its databases are called. */
export interface TestServer {
  readonly url: string;
  readonly prefix: string;
}

/** The address of one database on the server. */
export function databaseAt({ url, prefix }: TestServer, name: string): string {
  const address = new URL(url);
  address.pathname = `/${prefix}_${name}`;
  return address.href;
}
