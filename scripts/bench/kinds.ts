// Benchmark: how reading and writing bear a kind of contribution of which there are very many: one run for all kinds, each of which says what it is asked.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { startProduct } from '../product/product.ts';
import { openBeside, openStopped } from '../product/stopped-product.ts';
import { askedCompanies, type CachedFixture, type WorldScale } from '../fixtures/cached-world.ts';
import { atMost, msOf, recorded, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { deepPages, readingAll, underLimits, type By, type Measured, type Paths } from './under-limits.ts';

export interface KindBench {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly by: By;
  readonly companies: number;
}

export interface MeasuredKind {
  readonly fixture: (scale: WorldScale) => CachedFixture;
  /** Makes figures while no product runs, which would make others meanwhile. */
  readonly figures?: (db: Kysely<Tables>, companies: number) => Promise<readonly Finding[]>;
  readonly paths: (db: Kysely<Tables>) => Promise<AskedPaths>;
  readonly sent?: (bench: KindBench) => Promise<Readonly<Record<string, Measured>>>;
  readonly written: (bench: KindBench) => Promise<readonly Finding[]>;
}

export async function measured({ fixture, figures, paths, sent, written }: MeasuredKind, scale: WorldScale): Promise<readonly Finding[]> {
  const { dataDir, companies, fill } = fixture(scale);
  const findings = [...(await fill())];
  if (figures) {
    const { db, close } = await openStopped(dataDir);
    findings.push(...(await figures(db, companies).finally(close)));
  }
  const product = await startProduct({ dataDir, scale: 'test' });
  const { db, close } = await openBeside(dataDir);
  const secrets = openSecrets({ dataDir });
  const [cookie = ''] = await signedInMembers(db, secrets, 1);
  const by = { origin: product.origin, headers: { cookie } };
  const bench = { db, secrets, by, companies };
  try {
    findings.push(...(await underLimits({ ...readingAll(by, await pathsOf(bench, await paths(db))), ...(await sent?.(bench)) })));
    return [...findings, ...(await written(bench))];
  } finally {
    await close();
    await product.stop();
  }
}

/** Path templates by figure, where `{name}` is a row's column and `{next.name}` the next row's. */
type Templates = Readonly<Record<string, string>>;
type Rows = readonly Readonly<Record<string, string | number>>[];

export interface AskedPaths {
  readonly base: string;
  readonly asked: (companyIds: readonly string[]) => RawBuilder<unknown>;
  readonly ofCompanies: Templates;
  readonly deep: Templates;
  readonly others: readonly (readonly [Rows, Templates])[];
}

async function pathsOf({ db, by, companies }: KindBench, { base, asked, ofCompanies, deep, others }: AskedPaths): Promise<Paths> {
  const found: Record<string, readonly string[]> = {};
  const add = (rows: Rows, templates: Templates, who = ''): void => {
    for (const [what, path] of Object.entries(templates)) found[what + who] = rows.map((row, at) => base + filled(path, row, rows[(at + 1) % rows.length]));
  };
  for (const [who, ids] of Object.entries(askedCompanies(companies))) add(await rowsIn(db, asked(ids)), ofCompanies, `, ${who}`);
  for (const [what, first] of Object.entries(deep)) found[what] = await deepPages(by, base + first);
  for (const [rows, templates] of others) add(rows, templates);
  return found;
}

const filled = (path: string, row: Rows[number], next: Rows[number] = row): string =>
  path.replaceAll(/\{(next\.)?(\w+)\}/g, (_, isNext: string | undefined, name: string) => encodeURIComponent((isNext ? next : row)[name] ?? ''));

export const rowsIn = async (db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<Rows> => (await query.execute(db)).rows as Rows;

export const textsIn = async (db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<readonly string[]> =>
  (await rowsIn(db, query)).map(({ value }) => String(value));

export async function companyFigures(
  db: Kysely<Tables>,
  companies: number,
  { mostSeconds, refresh }: { readonly mostSeconds: number; readonly refresh: (transaction: Transaction<Tables>, companyId: string) => Promise<unknown> },
): Promise<readonly Finding[]> {
  const { drawn, largest } = askedCompanies(companies);
  const seconds: number[] = [];
  for (const companyId of new Set([...largest, ...drawn])) {
    seconds.push(await secondsOf(db, (transaction) => refresh(transaction, companyId)));
    if (seconds.length % 50 === 1) console.log(`  figures of ${companyId} in ${seconds.at(-1)?.toFixed(1)} s`);
  }
  return [
    atMost('figures of the largest company', seconds[0] ?? NaN, mostSeconds, 's'),
    recorded(`figures of ${seconds.length} companies`, sumOf(seconds), 's'),
  ];
}

export const secondsOf = async (db: Kysely<Tables>, run: (transaction: Transaction<Tables>) => Promise<unknown>): Promise<number> =>
  (await msOf(() =>
    db.transaction().execute(async (transaction) => {
      await sql.raw(withoutTimeout('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')).execute(transaction);
      await run(transaction);
    }),
  )) / 1_000;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
