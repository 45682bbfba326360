// Benchmark: how long suggestions and pages of results take among 2 lakh companies, 80 lakh reviews and 10 lakh interviews, for one reader.
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { SqlSearch } from '#server/adapters/search/sql-search.ts';
import { databaseFor } from '../product/product-database.ts';
import type { WorldScale } from '../worlds/company-world.ts';
import { fillSearchWorld, searchScales, searchWorldDir } from '../worlds/search-world.ts';
import { told, type Finding } from './finding.ts';
import { askedSearches, searchQueries } from './search-queries.ts';
import { timings } from './search-timings.ts';

const mostMs = { suggest: 30, find: 60 } as const;

export async function search(scale: WorldScale): Promise<readonly Finding[]> {
  const filled = await fillSearchWorld(scale, console.log);
  const dataDir = searchWorldDir(scale);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const loading = filled ? [told('loading texts with indexes', filled.loadSeconds, 's'), told('loading names', filled.namesSeconds, 's')] : [];
  return [...loading, ...(await searching(db, searchScales[scale].companies).finally(close))];
}

/** Asks the port over the database alone, as its pages and operations do. */
export async function searching(db: Database['db'], companies: number): Promise<readonly Finding[]> {
  const asked = new SqlSearch({ db });
  return [
    ...(await timings({ what: 'suggest', mostMs: mostMs.suggest, groups: searchQueries(companies), ask: (typed) => asked.suggest(typed), nameOf: String })),
    ...(await timings({
      what: 'find',
      mostMs: mostMs.find,
      groups: askedSearches(companies),
      ask: (one) => asked.find(one),
      nameOf: ({ typed, type, company, from }) => [typed, type, company ?? 'anywhere', from].join(', '),
    })),
  ];
}
