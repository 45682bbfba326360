// Benchmark: how long a list of companies takes in the database among 1 lakh of them, in the time of day.
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { atMost, percentileOf, told, type Finding } from './finding.ts';
import { companySearches } from './views.ts';

/** The large world is kept between runs, for it takes a while to fill. */
const dataDir = '.cache/large-world';
const mostMs = 5;

export async function companies(): Promise<readonly Finding[]> {
  await (await startProduct({ dataDir, scale: 'large' })).stop();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const lists = new SqlCompanies({ db });
  const tookMs: number[] = [];
  for (const search of await companySearches(lists)) {
    const began = performance.now();
    const { next } = await lists.list(search);
    const turned = performance.now();
    tookMs.push(turned - began);
    if (next === null) continue;
    await lists.list(search, next);
    tookMs.push(performance.now() - turned);
  }
  await close();
  return [told('database part of a list: p50', percentileOf(tookMs, 50), 'ms'), atMost('database part of a list: p95', percentileOf(tookMs, 95), mostMs, 'ms')];
}
