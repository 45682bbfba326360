import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/adapters/database/database.ts';
import { openEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { removeEndpoint } from '#server/adapters/postgres/postgres-endpoint.ts';
import { postmasterIn } from '#server/adapters/postgres/postmaster.ts';
import { processStartOf } from '#server/adapters/postgres/process-facts.ts';
import { overAllMachines } from './spread/over-all-machines.ts';
import { dropSpread, machinesOf } from '#scripts/product/spread-database.ts';
import { seenIn } from './spread/seen-statements.ts';
import { judged, statementTroubles } from './spread/statement-facts.ts';
import { databaseAt, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL where workers request the database server, started on first use. */
    readonly databaseServer: string;
    /** File to which workers write the statements that adapters sent. */
    readonly seenStatements: string;
  }
}

const silently = (): void => undefined;

/** One PostgreSQL per test run: at TEST_DATABASE_URL or DATABASE_URL, or in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-test-'));
  let started: ReturnType<typeof start> | undefined;
  const starter = createServer((client) => {
    started ??= start(folder);
    started.then(
      ({ server }) => client.end(JSON.stringify(server)),
      (error: unknown) => client.end(JSON.stringify({ problem: String(error) })),
    );
    client.on('error', silently);
  });
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\daftar-${randomUUID()}` : join(folder, 'starter');
  await new Promise<void>((resolve) => starter.listen(socketPath, resolve));
  project.provide('databaseServer', socketPath);
  const statements = join(folder, 'statements');
  project.provide('seenStatements', statements);
  const forget = whenBrokenOff(() => dropAtOnce(folder));
  return async () => {
    starter.close();
    const refused = await started?.then(async ({ server, stop }) => refusedStatements(server, statements).finally(stop), silently);
    forget();
    rmSync(folder, { recursive: true, force: true });
    if (refused !== undefined && refused.length > 0) throw new Error(refused.join('\n'));
  };
}

/** Acts when a run is interrupted from outside, which still ends it. */
function whenBrokenOff(act: () => void): () => void {
  const listeners = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = (): void => {
      act();
      process.kill(process.pid, signal);
    };
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  return () => listeners.forEach((stop) => stop());
}

/** Kills the database server and drops its folder, as an interrupted run has no time. */
function dropAtOnce(folder: string): void {
  const postmaster = postmasterIn(join(folder, 'postgres'));
  if (postmaster) {
    process.kill(postmaster.pid, 'SIGQUIT');
    while (processStartOf(postmaster.pid) !== undefined) pause();
    removeEndpoint(postmaster);
  }
  for (let tries = 0; existsSync(folder) && tries < 20; tries++) {
    rmSync(folder, { recursive: true, force: true });
    pause();
  }
}

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

async function start(folder: string): Promise<{ readonly server: TestServer; readonly stop: () => Promise<void> }> {
  const cluster = process.env['CITUS_URL'];
  const given = cluster ?? process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const embedded = given ? undefined : await openEmbeddedPostgres({ dataDir: folder, say: silently, isDurable: false });
  const server: TestServer = {
    url: given ?? embedded?.url ?? '',
    prefix: `daftar_test_${randomUUID().slice(0, 8)}`,
    ...(cluster === undefined ? {} : { machines: await machinesOf(cluster) }),
  };
  await makeTemplate(server);
  const stop = async () => {
    if (embedded) await embedded.close();
    else if (server.machines) await dropSpread(server.url, server.prefix);
    else await dropAll(server);
  };
  return { server, stop };
}

async function makeTemplate(server: TestServer): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: '', say: silently });
  await sql`create database ${sql.ref(`${server.prefix}_template`)} template template0 encoding 'UTF8'`.execute(db);
  await close();
  const template = await openDatabase({ databaseUrl: databaseAt(server, 'template'), dataDir: '', say: silently });
  await migrate(template, silently);
  await template.close();
}

/** Judges a run's statements on the schema alone. */
async function refusedStatements(server: TestServer, file: string): Promise<readonly string[]> {
  const { db, close } = await openDatabase({ databaseUrl: databaseAt(server, 'template'), dataDir: '', say: silently });
  const found = await statementTroubles(db, seenIn(file)).finally(close);
  return judged(found, overAllMachines, process.env['RUNS_ALL_TESTS'] !== undefined);
}

async function dropAll({ url, prefix }: TestServer): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', say: silently });
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db);
  for (const { name } of rows) await sql`drop database if exists ${sql.ref(name)} with (force)`.execute(db);
  await close();
}
