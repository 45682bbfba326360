import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '#core/figures/durations.ts';
import { privateFolder, type OsUser } from './postgres-user.ts';

export type PostgresEndpoint = { readonly socketFolder: string } | { readonly port: number };

export const owner = 'daftar';
const prefix = 'daftar-socket-';
/** Leaves room for the socket name within about a hundred letters. */
const longestFolder = 85;

export async function newEndpoint(osUser: OsUser | undefined, isSocketWanted: boolean): Promise<PostgresEndpoint> {
  if (!isSocketWanted) return { port: await freePort() };
  const socketFolder = privateFolder(osUser, prefix);
  clearLeft(dirname(socketFolder));
  if (socketFolder.length <= longestFolder) return { socketFolder };
  removeEndpoint({ socketFolder });
  return { port: await freePort() };
}

/** Clears socket folders of killed servers, empty for a day. */
function clearLeft(home: string): void {
  for (const name of readdirSync(home).filter((each) => each.startsWith(prefix))) {
    try {
      if (statSync(join(home, name)).mtimeMs < Date.now() - dayMs) rmdirSync(join(home, name));
    } catch {
      // It holds a socket, belongs to another user, or is gone already.
    }
  }
}

export const endpointOf = ({ socketFolder, port }: { readonly socketFolder: string; readonly port: number }): PostgresEndpoint =>
  basename(socketFolder).startsWith(prefix) ? { socketFolder } : { port };

export function removeEndpoint(endpoint: PostgresEndpoint): void {
  if ('socketFolder' in endpoint && basename(endpoint.socketFolder).startsWith(prefix)) rmSync(endpoint.socketFolder, { recursive: true, force: true });
}

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
