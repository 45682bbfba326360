import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { privateFolder, type Person } from './postgres-person.ts';

/** How PostgreSQL is reached: over a socket in a private folder, or on a port of this computer with a password. */
export type Door = { readonly socketFolder: string } | { readonly port: number };

/** The name under which we come in. */
export const owner = 'daftar';
const prefix = 'daftar-socket-';
/** A socket's whole path has room for about a hundred letters. */
const longestFolder = 85;

/** A door nobody else stands at. */
export async function newDoor(person: Person | undefined, isSocketWanted: boolean): Promise<Door> {
  if (!isSocketWanted) return { port: await freePort() };
  const socketFolder = privateFolder(person, prefix);
  if (socketFolder.length <= longestFolder) return { socketFolder };
  removeDoor({ socketFolder });
  return { port: await freePort() };
}

/** Clears away the folder of a socket, if it is one that we made. */
export function removeDoor(door: Door): void {
  if ('socketFolder' in door && basename(door.socketFolder).startsWith(prefix)) rmSync(door.socketFolder, { recursive: true, force: true });
}

/** The address for a client that comes in through this door. */
export const addressOf = (door: Door, password: string): string =>
  'port' in door
    ? `postgresql://${owner}:${password}@127.0.0.1:${door.port}/postgres`
    : `postgresql://${owner}@localhost/postgres?host=${encodeURIComponent(door.socketFolder)}`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
