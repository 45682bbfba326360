// The world that answers and pages are measured in: the product on much data, members who are signed in, and what there is to ask for.
import { companySorts, everyCompany, queryOf, ratingFloors, type CompanySearch } from '#core/companies/company-search.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { openDatabaseBeside, type Database } from '#server/adapters/database/database.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { startProduct, type Product } from '../product/product.ts';
import { layBarePage } from './bare-page.ts';
import type { Side } from './cost.ts';
import { signedInMembers } from './members.ts';
import { treeOf } from './processor-time.ts';

/** The large world is kept between runs, for it takes a while to fill. */
const dataDir = '.cache/large-world';
const distinct = 600;
const device = { browser: 'other', system: 'other' } as const;

export interface World {
  readonly product: Product;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly searches: readonly CompanySearch[];
  readonly member: Caller;
  /** The headers of the member's requests. */
  readonly headers: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Opens the world, with a bare page among its files. */
export async function openWorld(): Promise<World> {
  if (process.platform !== 'linux') throw new Error('This part counts processor time as Linux tells it.');
  if (process.env['DATABASE_URL']) throw new Error('This part counts the processor time of a PostgreSQL of its own; run it without DATABASE_URL.');
  const removeBarePage = layBarePage();
  const product = await startProduct({ dataDir, scale: 'large' });
  const database = await openDatabaseBeside({ dataDir, say: () => undefined });
  const secrets = openSecrets({ dataDir });
  const [cookie = ''] = await signedInMembers(database.db, secrets, 1);
  const member = await new SqlCallers(database.db, new SystemClock(), secrets).holding(/AT=([^;]*)/.exec(cookie)?.[1] ?? '', device);
  if (!member) throw new Error('The member of this world is not signed in.');
  const stop = async () => {
    await database.close();
    await product.stop();
    removeBarePage();
  };
  return { product, database, secrets, searches: await companySearches(database), member, headers: { cookie }, stop };
}

/** The product as one side of a comparison: its process and all of its database. */
export const productSide = ({ product }: World, paths: readonly string[], headers = {}): Side => ({
  origin: product.origin,
  paths,
  headers,
  processes: () => treeOf(product.process.pid ?? 0),
});

/** A plain server as the other side, with the time that the same database takes for it. */
export const plainSide = ({ product }: World, plain: { readonly origin: string; readonly pid: number }, paths: readonly string[]): Side => ({
  origin: plain.origin,
  paths,
  processes: () => [plain.pid, ...treeOf(product.process.pid ?? 0).filter((pid) => pid !== product.process.pid)],
});

/** Searches for companies as readers make them, each of which finds some; more than the product keeps answers. */
async function companySearches(database: Database): Promise<readonly CompanySearch[]> {
  const companies = new SqlCompanies(database);
  const { industries, locations, sizes } = await companies.filters();
  const found = new Map<string, CompanySearch>();
  for (let at = 0; found.size < distinct; at++) {
    if (at > 10 * distinct) throw new Error(`Only ${found.size} searches of this world find a company.`);
    const search: CompanySearch = {
      ...everyCompany,
      sort: companySorts[at % companySorts.length] ?? 'popularity',
      industry: at % 6 === 0 ? [] : [industries[at % industries.length]?.urlName ?? ''],
      location: at % 5 === 0 ? [locations[at % locations.length]?.urlName ?? ''] : [],
      size: at % 7 === 0 ? sizes.slice(at % sizes.length, (at % sizes.length) + 1).map(({ bucket }) => bucket) : [],
      rating: at % 4 === 0 ? null : (ratingFloors[at % ratingFloors.length] ?? null),
      name: at % 11 === 0 ? 'net' : '',
    };
    const query = queryTextOf(search);
    if (!found.has(query) && (await companies.list(search)).items.length > 0) found.set(query, search);
  }
  return [...found.values()];
}

export const queryTextOf = (search: CompanySearch): string => new URLSearchParams(queryOf(search)).toString();
