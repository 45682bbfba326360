import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#core/failure.ts';
import { heardAt, shortNameOf } from './socket-files.ts';

const pattern = /^server-[0-9a-f]+\.socket$/;
const attempts = 8;

/** Locks a data folder by a socket, which works across containers; listening before looking catches simultaneous starts. */
export async function holdData(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return holdPipe(folder);
  const short = shortNameOf(folder);
  try {
    for (let attempt = 1; ; attempt++) {
      const own = `server-${randomUUID().slice(0, 8)}.socket`;
      const server = await listening(join(short.path, own), folder);
      const other = await otherIn(folder, short.path, own);
      if (other === undefined && existsSync(join(folder, own))) return () => void (server.close(), short.forget());
      server.close();
      if (attempt === attempts) throw taken(folder, other?.said);
      await sleep(20 + Math.random() * 80);
    }
  } catch (error) {
    short.forget();
    throw error;
  }
}

async function listening(path: string, folder: string): Promise<Server> {
  const server = createServer((other) => other.on('error', () => undefined).end(`${process.pid}`)).unref();
  try {
    server.listen(path);
    await once(server, 'listening');
    return server;
  } catch (error) {
    throw new Failure('broken', `The data folder ${folder} cannot hold the lock of a server: ${(error as Error).message}.`, { cause: error });
  }
}

/** Another living server; clears away dead sockets. */
async function otherIn(folder: string, path: string, own: string): Promise<{ readonly said: string } | undefined> {
  for (const file of readdirSync(folder).filter((name) => name !== own && pattern.test(name))) {
    const other = await heardAt(join(path, file));
    if (other) return other;
    rmSync(join(folder, file), { force: true });
  }
  return undefined;
}

/** Uses a named pipe, as Windows keeps no sockets in folders. */
async function holdPipe(folder: string): Promise<() => void> {
  const path = `\\\\.\\pipe\\daftar-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;
  const server = await listening(path, folder).catch(async (error: unknown) => {
    const other = await heardAt(path);
    throw other ? taken(folder, other.said) : error;
  });
  return () => void server.close();
}

const taken = (folder: string, pid = ''): Failure =>
  new Failure(
    'conflict',
    `Another server${pid && ` (process ${pid})`} already works on the data in ${folder}, perhaps in another container. Stop it first, or give this one its own data folder.`,
  );
