// Benchmark: how long suggestions and pages of results take among 2 lakh companies, 80 lakh reviews and 10 lakh interviews, for one reader.
import { SqlSearch } from '#server/adapters/search/sql-search.ts';
import { openStopped } from '../product/stopped-product.ts';
import type { WorldScale } from '../fixtures/cached-world.ts';
import { searchFixture } from '../fixtures/search-world.ts';
import { atMost, msOf, percentileOf, recorded, type Finding } from './finding.ts';
import { askedSearches, searchQueries } from './search-queries.ts';

const mostMs = { suggest: 30, find: 60 } as const;
const slowestShown = 5;

/** Asks the port over the database alone, without a server. */
export async function search(scale: WorldScale): Promise<readonly Finding[]> {
  const { dataDir, companies, fill } = searchFixture(scale);
  const loading = await fill();
  const { db, close } = await openStopped(dataDir);
  const asked = new SqlSearch({ db, now: Date.now() });
  try {
    const suggested = await timings('suggest', searchQueries(companies), (typed) => asked.suggest(typed));
    return [...loading, ...suggested, ...(await timings('find', askedSearches(companies), (one) => asked.find(one)))];
  } finally {
    await close();
  }
}

/** Asks each query twice and counts the second, as the first may read from disk. */
async function timings<Query>(
  what: keyof typeof mostMs,
  groups: Readonly<Record<string, readonly Query[]>>,
  ask: (query: Query) => Promise<unknown>,
): Promise<readonly Finding[]> {
  const all: { readonly query: Query; readonly ms: number }[] = [];
  for (const [group, queries] of Object.entries(groups)) {
    for (const query of queries) await ask(query);
    const times: number[] = [];
    for (const query of queries) times.push(await msOf(() => ask(query)));
    all.push(...queries.map((query, at) => ({ query, ms: times[at] ?? NaN })));
    const [p50, p95, longest] = [percentileOf(times, 50), percentileOf(times, 95), Math.max(...times)].map((ms) => ms.toFixed(1));
    console.log(`  ${what}, ${group}: p50 ${p50}, p95 ${p95}, longest ${longest} ms`);
  }
  for (const { query, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown))
    console.log(`  slowest: ${ms.toFixed(0)} ms  ${JSON.stringify(query)}`);
  const times = all.map(({ ms }) => ms);
  return [
    recorded(`${what}: p50`, percentileOf(times, 50), 'ms'),
    atMost(`${what}: p95`, percentileOf(times, 95), mostMs[what], 'ms'),
    recorded(`${what}: longest`, Math.max(...times), 'ms'),
  ];
}
