// The world that answers and pages are measured in: the product with its demo, and a member of it who is signed in.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '#core/sessions/request-context.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { startProduct, type Product } from '../product/product.ts';
import { openBeside } from '../product/stopped-product.ts';
import { benchDevice, demoAccountOf, sessionOf } from './members.ts';
import { costsOf, reportedCost, type Side } from './cost.ts';
import type { Finding } from './finding.ts';
import { demoWorldDir, endFirstStart } from './start.ts';
import { treeOf } from './processor-time.ts';
import { Asking } from './requests.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const settlingRequests = 1_000;

export interface BenchFixture {
  readonly product: Product;
  readonly database: Database;
  readonly headers: Readonly<Record<string, string>>;
  readonly scopeOver: (db: Database['db'], who: 'guest' | 'member') => PseudonymScope;
  close(): Promise<void>;
}

export async function inFixture<Found>(work: (fixture: BenchFixture) => Promise<Found>): Promise<Found> {
  if (process.platform !== 'linux') throw new Error('This part counts processor time as Linux tells it.');
  if (process.env['DATABASE_URL']) throw new Error('This part counts the processor time of a PostgreSQL of its own; run it without DATABASE_URL.');
  await endFirstStart();
  const removeBarePage = layBarePage();
  const product = await startProduct({ dataDir: demoWorldDir, scale: 'demo' });
  try {
    const fixture = await worldOf(product);
    return await work(fixture).finally(fixture.close);
  } finally {
    await product.stop();
    removeBarePage();
  }
}

export async function worldOf(product: Product): Promise<BenchFixture> {
  const database = await openBeside(demoWorldDir);
  const secrets = openSecrets({ dataDir: demoWorldDir });
  const clock = new SystemClock();
  const { token, cookie } = await sessionOf(database.db, secrets, await demoAccountOf(database.db, secrets, 'writer'));
  const caller = await new SqlCallers(database.db, clock, secrets).holding(token, benchDevice);
  if (!caller) throw new Error('The member of this world is not signed in.');
  const contexts: Readonly<Record<'guest' | 'member', { readonly caller: Caller | undefined }>> = { guest: { caller: undefined }, member: { caller } };
  return {
    product,
    database,
    headers: { cookie: `${cookie}; draws=yes` },
    scopeOver: (db, who) => new PseudonymScope({ ...declarations, db, clock, secrets, context: contexts[who] }),
    close: database.close,
  };
}

/** Page of 1 KB, the least a server can reasonably send. */
export const barePath = '/bare-page.html';
const bareFile = join('dist/web', barePath);

/** Places the page before the server starts, and returns its removal. */
function layBarePage(): () => void {
  writeFileSync(bareFile, barePage);
  return () => rmSync(bareFile, { force: true });
}

const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><h1>A bare page</h1>${'<p>It has a few lines of text and nothing else.</p>'.repeat(16)}<button type="button">A button</button></body></html>`;

export const productSide = ({ product }: BenchFixture, asked: Pick<Side, 'paths' | 'headers' | 'isEachNew'>): Side => ({
  origin: product.origin,
  ...asked,
  processes: () => treeOf(product.process.pid ?? 0),
});

export async function bareCost(fixture: BenchFixture): Promise<Finding> {
  const bare = productSide(fixture, { paths: [barePath] });
  await new Asking(bare, 4).ask(settlingRequests);
  const { cost } = await costsOf({ cost: bare });
  return reportedCost('a static page of 1 KB', cost);
}

export const plainSide = ({ product }: BenchFixture, plain: { readonly origin: string; readonly pid: number }, paths: readonly string[]): Side => ({
  origin: plain.origin,
  paths,
  processes: () => [plain.pid, ...treeOf(product.process.pid ?? 0).filter((pid) => pid !== product.process.pid)],
});
