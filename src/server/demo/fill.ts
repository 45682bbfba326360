import { sql, type Kysely, type Transaction } from 'kysely';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import { placesWithCityEmployers } from './companies/city-employers.ts';
import { cityColumns, companyColumns, industryColumns, officeColumns, pictureColumns, sizeColumns } from './companies/demo-columns.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { composeOffice } from './company-profiles/compose-office.ts';
import { fillOnce, runUntimed } from './fill-once.ts';
import { demoWorld, type World } from './world.ts';

/** Number of companies to make up, by purpose or as a figure. */
export type DemoScale = 'test' | 'demo' | 'large' | number;

export interface FillOptions {
  readonly scale: DemoScale;
  readonly seed: number;
  readonly nowMs: number;
}

export interface DemoWishes extends Pick<FillOptions, 'scale' | 'seed'> {
  readonly onProgress: (done: number, total: number) => void;
}

export const companiesAt = { test: 60, demo: placesWithCityEmployers, large: 100_000 } as const;
const rowsAtATime = 5_000;

export const companiesAtMost = (scale: DemoScale, most = Infinity): number => Math.min(typeof scale === 'number' ? scale : companiesAt[scale], most);

export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isFilled: boolean }>`select exists (select 1 from company) as "isFilled"`.execute(db);
  return !rows[0]?.isFilled;
}

export async function fillDemoWorld(db: Kysely<Tables>, { scale, seed, onProgress }: DemoWishes): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  const world = demoWorld({ seed, companies: companiesAtMost(scale) });
  const count = await fillOnce(db, 'company', async (transaction) => {
    await runUntimed(transaction, 'insert into installation (has_made_up_data) values (true) on conflict (is_only) do update set has_made_up_data = true');
    await fillGround(transaction, world);
    await fillCompanies(transaction, world, onProgress);
    await countCompanies(transaction);
    await runUntimed(transaction, 'analyze image, industry, location, size_bucket, company, company_location');
    return world.companiesCount;
  });
  // Until the rows are known to be visible to all, every index is read together with its table.
  if (count > 0) await runUntimed(db, 'vacuum company, company_location');
  return count;
}

/** Inserts the rows that companies refer to. */
async function fillGround(transaction: Transaction<Tables>, { pictures, industries, cities }: World): Promise<void> {
  await bulkInsert(transaction, 'image', pictureColumns, pictures);
  const known = await transaction.selectFrom('industry').select('url_name').execute();
  const missing = industries.filter(({ urlName }) => !known.some(({ url_name }) => url_name === urlName));
  await bulkInsert(transaction, 'industry', industryColumns, missing);
  await bulkInsert(transaction, 'location', cityColumns, cities);
  await bulkInsert(transaction, 'size_bucket', sizeColumns, sizeBuckets);
}

async function fillCompanies(transaction: Transaction<Tables>, world: World, onProgress: DemoWishes['onProgress']): Promise<void> {
  let done = 0;
  for (const companies of chunksOf(world.companies(), rowsAtATime)) {
    await bulkInsert(transaction, 'company', companyColumns, companies);
    const offices = companies.flatMap(officesAt);
    for (const some of chunksOf(offices, rowsAtATime)) await bulkInsert(transaction, 'company_location', officeColumns, some);
    done += companies.length;
    onProgress(done, world.companiesCount);
  }
}

const officesAt = ({ id, offices }: DemoCompany) =>
  offices.map((city, place) => {
    const office = { companyId: id, city, place };
    return { ...office, ...composeOffice(office) };
  });

export function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[], void> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function countCompanies(transaction: Transaction<Tables>): Promise<void> {
  const among = (companies: string, column: string) => `(select ${column} as key, count(*) as number from ${companies} group by ${column}) as found`;
  await runUntimed(transaction, `update industry set companies_count = number from ${among('company', 'industry')} where url_name = key`);
  await runUntimed(transaction, `update location set companies_count = number from ${among('company_location', 'location')} where url_name = key`);
  await runUntimed(transaction, `update size_bucket set companies_count = number from ${among('company', 'indian_size')} where size = key`);
}
