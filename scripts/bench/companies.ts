// Benchmark: how long a list of companies takes in the database among 1 lakh of them, in the time of day.
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { openFilled } from '../product/stopped-product.ts';
import { atMost, msOf, percentileOf, recorded, type Finding } from './finding.ts';
import { companySearches } from './views.ts';

const mostMs = 5;

export async function companies(): Promise<readonly Finding[]> {
  const { db, close } = await openFilled('.cache/large-world', 'large');
  const lists = new SqlCompanies({ db });
  const tookMs: number[] = [];
  for (const search of await companySearches(lists)) {
    let next: string | null = null;
    tookMs.push(await msOf(async () => ({ next } = await lists.list(search))));
    if (next !== null) tookMs.push(await msOf(() => lists.list(search, next)));
  }
  await close();
  return [
    recorded('database part of a list: p50', percentileOf(tookMs, 50), 'ms'),
    atMost('database part of a list: p95', percentileOf(tookMs, 95), mostMs, 'ms'),
  ];
}
