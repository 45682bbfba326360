import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '#core/figures/durations.ts';
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
  clearLeft(dirname(socketFolder));
  if (socketFolder.length <= longestFolder) return { socketFolder };
  removeEndpoint({ socketFolder });
  return { port: await freePort() };
}

/** Clears away the folders of sockets that killed servers left. One that is empty for a day has no database: a living one keeps its socket there. */
function clearLeft(home: string): void {
  for (const name of readdirSync(home).filter((each) => each.startsWith(prefix))) {
    try {
      if (statSync(join(home, name)).mtimeMs < Date.now() - dayMs) rmdirSync(join(home, name));
    } catch {
      // It holds a socket, belongs to another user, or is gone already.
    }
  }
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
