import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Port range below ephemeral ports, which outgoing connections could take first. */
const [first, last] = [20_000, 32_767];

/** Reserves a free port until it is bound. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('This machine has no free port');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await listens)) return false;
  const closed = once(server, 'close');
  server.close();
  await closed;
  return true;
}
