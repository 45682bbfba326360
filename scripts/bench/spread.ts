// What views cost where the companies' tables are spread over machines, beside the same rows in a plain database of the coordinator.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { restoreInto } from '#server/adapters/backup/restore.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { spreadTables } from '#server/adapters/spread/spread-tables.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { declarations } from '#server/app/wiring/declarations.ts';
import { startProduct } from '../product/product.ts';
import { createOverMachines, dropSpread, machinesOf } from '../product/spread-database.ts';
import { atMost, msOf, ratioOf, type Finding } from './finding.ts';
import { viewsOf, type Call } from './views.ts';

const rounds = 9;
const callsARound = 24;
/** Views of the coordinator alone, where being spread changes nothing. */
const onFirst = ['feed', 'post'];
const most = { one: 2, eight: 1.5, onFirst: 1.1 } as const;
const prefix = 'daftar_bench_';
const say = (): void => undefined;

export async function spread(): Promise<readonly Finding[]> {
  const cluster = process.env['CITUS_URL'];
  if (!cluster) throw new Error('CITUS_URL names no cluster: give the address of a coordinator of Citus that knows other machines.');
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  const [plainUrl, spreadUrl] = ['plain', 'spread'].map((name) => Object.assign(new URL(cluster), { pathname: `/${prefix}${name}` }).href);
  if (!plainUrl || !spreadUrl) return [];
  try {
    await dropSpread(cluster, prefix);
    await fillPlain(cluster, plainUrl, dataDir);
    await fillSpread(cluster, plainUrl, spreadUrl);
    const [plain, over] = await Promise.all([plainUrl, spreadUrl].map((databaseUrl) => openDatabase({ databaseUrl, dataDir, say })));
    if (!plain || !over) return [];
    return await ratiosOf(plain, over, dataDir).finally(async () => void (await Promise.all([plain.close(), over.close()])));
  } finally {
    await dropSpread(cluster, prefix);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fillPlain(cluster: string, plainUrl: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${new URL(plainUrl).pathname.slice(1)} template template0 encoding 'UTF8'`).finally(() => client.end());
  const product = await startProduct({ dataDir, scale: 'demo', settings: { DATABASE_URL: plainUrl } });
  await product.stop();
}

async function fillSpread(cluster: string, plainUrl: string, spreadUrl: string): Promise<void> {
  await createOverMachines(spreadUrl, await machinesOf(cluster));
  await withSnapshot(plainUrl, { product: 'bench' }, (source) =>
    restoreInto({ url: spreadUrl, name: 'the cluster', whenFilled: '', say }, framesOf(source, say)),
  );
  const { db, close } = await openDatabase({ databaseUrl: spreadUrl, dataDir: '', say, isPatient: true });
  await spreadTables(db, declarations.tables, { isDryRun: false }).finally(close);
}

async function ratiosOf(plain: Database, over: Database, dataDir: string): Promise<readonly Finding[]> {
  const secrets = openSecrets({ dataDir });
  const scopeOf = ({ db }: Database) => new PseudonymScope({ ...declarations, db, clock: new SystemClock(), secrets, context: { caller: undefined } });
  const findings: Finding[] = [];
  for (const [name, { guestCalls }] of Object.entries(await viewsOf({ database: plain }))) {
    if (guestCalls.length === 0) continue;
    for (const clients of [1, 8]) {
      const limit = onFirst.includes(name) ? most.onFirst : clients === 1 ? most.one : most.eight;
      const [ours, theirs]: [number[], number[]] = [[], []];
      const both = [
        { scope: scopeOf(over), took: ours },
        { scope: scopeOf(plain), took: theirs },
      ];
      for (let round = 0; round <= rounds; round += 1)
        for (const { scope, took } of round % 2 === 0 ? both : both.toReversed()) {
          const ms = await msOf(() => askAll(guestCalls, scope, clients, round));
          if (round > 0) took.push(ms);
        }
      findings.push(atMost(`${name}, ${clients === 1 ? '1 client' : `${clients} clients`}`, ratioOf(ours, theirs), limit, 'times plain'));
    }
  }
  return findings;
}

async function askAll(calls: readonly Call[], scope: PseudonymScope, clients: number, round: number): Promise<void> {
  let at = 0;
  const client = async () => {
    while (at < callsARound) await calls[(round * callsARound + at++) % calls.length]?.ask(scope);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
