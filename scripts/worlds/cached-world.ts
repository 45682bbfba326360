// Worlds that are made up once and cached between runs, as filling them takes a while; all have companies of very different sizes.
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { CopyClient } from '#server/adapters/backup/copy-client.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { noteMixed } from '#server/adapters/hourly-round.ts';
import { tables as everyTable } from '#server/app/wiring/tables.ts';
import type { Finding } from '../bench/finding.ts';
import { openFilled } from '../product/stopped-product.ts';
import { withoutIndexes } from './without-indexes.ts';
import { linesOf, skewed, type Copied } from './world-rows.ts';

/** The sizes of worlds that can be asked for. */
export type WorldScale = 'small' | 'headline';

/** A world while it is filled, and the moment at which that began. */
export interface Filling {
  readonly client: CopyClient;
  readonly db: Database['db'];
  readonly began: number;
}

/** What is asked before a world is filled, and then done: a row that `filledBy` finds says that it is full. */
interface Filler {
  readonly filledBy: string;
  readonly fill: (filling: Filling) => Promise<readonly Finding[]>;
}

/** Fills what a product has begun in a folder, once and while none runs on it. Answers what filling it answers, nothing where it was full already. */
export async function fillOnce(dataDir: string, begunBy: 'test' | 'demo', { filledBy, fill }: Filler): Promise<readonly Finding[]> {
  const database = await openFilled(dataDir, begunBy);
  const client = await CopyClient.open(database.url);
  try {
    const [known] = await client.ask<{ readonly isFull: boolean }>(`select exists (${filledBy}) as "isFull"`);
    if (known?.isFull) return [];
    const filled = await fill({ client, db: database.db, began: performance.now() });
    // Its keys are drawn by lot, so that its rows tell no order that would have to be mixed.
    await noteMixed(database.db, everyTable, { now: Date.now });
    return filled;
  } finally {
    await client.close();
    await database.close();
  }
}

/** A world of companies in one of two sizes. */
export interface CachedWorld {
  readonly dataDir: string;
  readonly companies: number;
  readonly fill: () => Promise<readonly Finding[]>;
}

export const cachedWorld =
  <Scale extends { readonly companies: number }>(
    name: string,
    scales: Readonly<Record<WorldScale, Scale>>,
    filler: { readonly filledBy: string; readonly fill: (filling: Filling, scale: Scale) => Promise<readonly Finding[]> },
  ) =>
  (scale: WorldScale): CachedWorld => {
    const dataDir = `.cache/${name}-world-${scale}`;
    const fill = (filling: Filling) => filler.fill(filling, scales[scale]);
    return { dataDir, companies: scales[scale].companies, fill: () => fillOnce(dataDir, 'test', { filledBy: filler.filledBy, fill }) };
  };

/** All that goes into a world in one transaction. */
interface Load {
  readonly what: string;
  /** The tables that have no indexes meanwhile. */
  readonly tables: readonly string[];
  readonly before: string;
  readonly copies?: readonly Copied[];
  /** What is left once rows have been copied. */
  readonly finish?: (say: (line: string) => void) => Promise<void>;
}

/** Loads rows by COPY while their tables have no indexes; answers how many seconds it took, with the indexes. */
export async function load({ client, began }: Filling, { what, tables, before, copies = [], finish }: Load): Promise<number> {
  console.log(`Filling a world with ${what}; this is done once.`);
  const say = (line: string): void => console.log(`  ${line} after ${secondsSince(began)} s`);
  await client.run(`begin; set local work_mem = '256MB'; ${before}`);
  await withoutIndexes(client, tables, async () => {
    for (const { target, ...copied } of copies) say(`${await client.copyIn(target, linesOf(copied))} rows of ${target.split(' ', 1)[0]}`);
    await finish?.(say);
  });
  await client.run('commit');
  const seconds = secondsSince(began);
  console.log(`Loaded in ${seconds} s.`);
  for (const table of [...tables, 'company']) await client.run(`vacuum analyze ${table}`);
  return seconds;
}

export const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

/** The values that a query calls `value`. */
export const valuesIn = async <Value extends string | number = string>(client: CopyClient, query: string): Promise<readonly Value[]> =>
  (await client.ask<{ readonly value: Value }>(query)).map(({ value }) => value);

export const companyIdOf = (number: number): string => `benchco${String(number).padStart(9, '0')}`;
export const ofBench = "company_id like 'benchco%'";

/** The statement that makes so many companies. */
export const makingCompanies = (companies: number): string => `insert into company (id, url_name, name, industry, reviews_count)
  select 'benchco' || lpad(n::text, 9, '0'), 'bench-company-' || n, 'Bench Company ' || n, (array(select url_name from industry order by 1))[1 + n % (select count(*) from industry)], 0
  from generate_series(0, ${companies - 1}) as n`;

/** The ids of the companies that are asked for: some drawn as contributions are, and the ten largest. */
export const askedCompanies = (companies: number): Readonly<Record<'drawn' | 'largest', readonly string[]>> => ({
  drawn: [...new Set(Array.from({ length: 150 }, (_, at) => companyIdOf(skewed(companies, (at * 0.618_034) % 1))))],
  largest: Array.from({ length: 10 }, (_, at) => companyIdOf(at)),
});

/** The weeks in which things were told, newest first. */
export const weeksBefore = (nowMs: number, weeks: number): readonly string[] =>
  Array.from({ length: weeks }, (_week, ago) => new Date(mondayOf(weekOf(dayOf(nowMs - ago * 7 * dayMs)))).toISOString());
