import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { privateFolder, type OsUser } from './postgres-user.ts';

/** The endpoint of PostgreSQL: a socket in a private folder, or a port of this computer with a password. */
export type PostgresEndpoint = { readonly socketFolder: string } | { readonly port: number };

/** The user of the database that we log in as. */
export const owner = 'daftar';
const prefix = 'daftar-socket-';
/** A socket's whole path has room for about a hundred letters. */
const longestFolder = 85;

/** A new endpoint that nothing else listens at. */
export async function newEndpoint(osUser: OsUser | undefined, isSocketWanted: boolean): Promise<PostgresEndpoint> {
  if (!isSocketWanted) return { port: await freePort() };
  const socketFolder = privateFolder(osUser, prefix);
  if (socketFolder.length <= longestFolder) return { socketFolder };
  removeEndpoint({ socketFolder });
  return { port: await freePort() };
}

/** The endpoint of a PostgreSQL that runs already, by the facts it wrote down. */
export const endpointOf = ({ socketFolder, port }: { readonly socketFolder: string; readonly port: number }): PostgresEndpoint =>
  basename(socketFolder).startsWith(prefix) ? { socketFolder } : { port };

/** Clears away the folder of a socket, if it is one that we made. */
export function removeEndpoint(endpoint: PostgresEndpoint): void {
  if ('socketFolder' in endpoint && basename(endpoint.socketFolder).startsWith(prefix)) rmSync(endpoint.socketFolder, { recursive: true, force: true });
}

/** The connection string for a client of this endpoint. */
export const connectionUrlOf = (endpoint: PostgresEndpoint, password: string): string =>
  'port' in endpoint
    ? `postgresql://${owner}:${password}@127.0.0.1:${endpoint.port}/postgres`
    : `postgresql://${owner}@localhost/postgres?host=${encodeURIComponent(endpoint.socketFolder)}`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
