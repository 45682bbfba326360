// A database of its own for each product that a test or a measurement starts on a PostgreSQL that is not its own.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { keysFolderOf } from '#server/adapters/secrets/secret-file.ts';
import { createSpread, dropSpread, machinesOf } from './spread-database.ts';

/** New database beside CITUS_URL, spread over its machines, or beside DATABASE_URL, or nothing for the bundled one. */
export async function databaseFor(dataDir: string): Promise<string | undefined> {
  const [cluster, server] = [process.env['CITUS_URL'], serverOfDatabases()];
  if (!server) return undefined;
  const url = new URL(server);
  url.pathname = `/${nameOf(dataDir)}`;
  await asked(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [nameOf(dataDir)]);
    if (rowCount !== 0) return;
    if (cluster) await createSpread(url.href, await machinesOf(cluster));
    else await client.query(`create database ${nameOf(dataDir)}`);
  });
  return url.href;
}

export async function removeData(dataDir: string): Promise<void> {
  for (const folder of [dataDir, keysFolderOf({ dataDir })]) rmSync(folder, { recursive: true, force: true });
  const server = serverOfDatabases();
  if (process.env['CITUS_URL']) await dropSpread(process.env['CITUS_URL'], nameOf(dataDir));
  else if (server) await asked(server, async (client) => void (await client.query(`drop database if exists ${nameOf(dataDir)} with (force)`)));
}

const serverOfDatabases = (): string | undefined => process.env['CITUS_URL'] ?? process.env['DATABASE_URL'];

const nameOf = (dataDir: string): string => `daftar_run_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

async function asked(server: string, ask: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}
