// What the worlds of reviews, salaries and interviews have in common: companies of very different sizes, and a folder that is filled once.
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { noteMixed } from '#server/adapters/hourly-round.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { tables } from '#server/app/wiring/tables.ts';

/** The sizes of worlds that can be asked for. */
export type WorldScale = 'small' | 'headline';

const drawnCompanies = 150;
const largestCompanies = 10;

export const companyIdOf = (number: number): string => `benchco${String(number).padStart(9, '0')}`;

/** The statement that makes so many companies. */
export const makingCompanies = (companies: number): string => `insert into company (id, url_name, name, industry, reviews_count)
  select 'benchco' || lpad(n::text, 9, '0'), 'bench-company-' || n, 'Bench Company ' || n, (array(select url_name from industry order by 1))[1 + n % (select count(*) from industry)], 0
  from generate_series(0, ${companies - 1}) as n`;

/** The companies that are asked for by their numbers: drawn as what is told of them is, and the ten largest apart. */
export const askedCompanies = (companies: number): Readonly<Record<'drawn' | 'largest', readonly number[]>> => ({
  drawn: [...new Set(Array.from({ length: drawnCompanies }, (_, at) => Math.floor(companies * ((at * 0.618_034) % 1) ** 3)))],
  largest: Array.from({ length: largestCompanies }, (_, at) => at),
});

/** The weeks in which things were told, newest first. */
export const weeksBefore = (nowMs: number, weeks: number): readonly string[] =>
  Array.from({ length: weeks }, (_week, ago) => new Date(mondayOf(weekOf(dayOf(nowMs - ago * 7 * dayMs)))).toISOString());

export const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

/** Fills the world in a folder while no product runs on it; answers what filling it answers, nothing where `filledBy` finds it full already. */
export async function fillOnce<Filled>(
  dataDir: string,
  { filledBy, fill }: { readonly filledBy: string; readonly fill: (client: CopyClient, db: Database['db']) => Promise<Filled> },
): Promise<Filled | undefined> {
  await (await startProduct({ dataDir, scale: 'test' })).stop();
  const database = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const client = await CopyClient.open(database.url);
  try {
    const [known] = await client.ask<{ readonly isFull: boolean }>(`select exists (${filledBy}) as "isFull"`);
    if (known?.isFull) return undefined;
    const filled = await fill(client, database.db);
    // Its keys are drawn by lot, so that its rows tell no order that would have to be mixed.
    await noteMixed(database.db, tables, { now: Date.now });
    return filled;
  } finally {
    await client.close();
    await database.close();
  }
}
