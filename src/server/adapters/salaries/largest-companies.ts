import { sql, type RawBuilder, type Transaction } from 'kysely';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { mayBeMoreThanQuarter, mostBroughtDown } from '#core/salaries/company-quarter.ts';
import { sliceName, widthOf, type SliceKey, type SliceWidth } from '#core/salaries/slice-key.ts';
import type { LargestCompanies } from '#core/salaries/slices-of-job.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';
import { counted, ofBin, ofGroup, tallyFrom, type TallyRow } from './count-pay.ts';
import { isCovered } from './note-counted-pay.ts';

interface Counted {
  readonly which: RawBuilder<unknown>;
  /** Metros, missing where people are counted by band alone. */
  readonly metros?: ReadonlySet<number>;
}

interface LargestRow extends SliceKey {
  readonly most: number;
  readonly total: number;
}

type CompanyRow = SliceKey & TallyRow;

const none = sql`null::integer as city_id, null as employment, null as city_class`;

const select = sql.raw(withoutTimeout('select'));

/** People at the largest companies of each slice, counted in the database; most slices need none. */
export async function largestCompanies(transaction: Transaction<Tables>, of: Counted, now: number): Promise<LargestCompanies> {
  const [parts, sets] = of.metros
    ? [sql`city_id, employment, city_class`, sql`(), (band), (city_id), (city_id, band), (city_class, band), (employment)`]
    : [none, sql`(), (band)`];
  const { rows } = await sql<LargestRow>`${select} coalesce(city_id, 0) as city, coalesce(city_class, '') as "cityClass", coalesce(band, 0) as band,
      coalesce(employment, '') as employment, currency, max(weight) as most, sum(weight) as total
    from (select currency, company_id, band, ${parts}, count(*) as people, sum(weight) as weight from ${withClass(of, now)}
      group by currency, company_id, grouping sets (${sets})) as companies
    group by currency, city_id, city_class, band, employment having sum(people) >= ${sql.lit(fewestContributors)}`.execute(transaction);
  const tooLarge = rows.filter(({ most, total }) => mayBeMoreThanQuarter(most, total));
  const found: (readonly CompanyRow[])[] = [];
  for (const [width, slices] of Map.groupBy(tooLarge, widthOf)) found.push(await peopleOfLargest(transaction, { ...of, width, slices }, now));
  const bySlice = Map.groupBy(found.flat(), sliceName);
  return new Map([...bySlice].map(([name, companies]) => [name, companies.map(tallyFrom)]));
}

interface TooLarge extends Counted {
  readonly width: SliceWidth;
  readonly slices: readonly SliceKey[];
}

async function peopleOfLargest(transaction: Transaction<Tables>, { width, slices, ...of }: TooLarge, now: number): Promise<readonly CompanyRow[]> {
  const key = sql`city, "cityClass", band, employment, currency`;
  const { rows } = await sql<CompanyRow>`with pay as (
      select ${keyOf(width)}, currency, company_id, bin, weight, posted_at, fixed, variable, yearly_stock
      from ${withClass(of, now)} where ${isCovered(width, slices, of.metros)}),
    ranked as (select ${key}, company_id, row_number() over (partition by ${key} order by sum(weight) desc, company_id) as place from pay group by ${key}, company_id)
    ${select} ${key}, ${ofGroup} from (
      select ${key}, place, ${ofBin} from pay join ranked using (city, "cityClass", band, employment, currency, company_id)
      where place <= ${sql.lit(mostBroughtDown)} group by ${key}, place, bin) as bins
    group by ${key}, place order by ${key}, place`.execute(transaction);
  return rows;
}

const withClass = ({ which, metros = new Set() }: Counted, now: number): RawBuilder<unknown> =>
  sql`(select *, case when city_id = any(${[...metros]}::integer[]) then 'metro' else 'other' end as city_class from ${counted(which, now)}) as pay`;

function keyOf(width: SliceWidth): RawBuilder<unknown> {
  const [inCity, ofClass] = [width === 'city' || width === 'cell', width === 'cityClass'];
  const parts = {
    city: inCity ? sql`city_id` : sql`0`,
    cityClass: ofClass ? sql`city_class` : sql`''::text`,
    band: width === 'band' || width === 'cell' || ofClass ? sql`band` : sql`0`,
    employment: width === 'employment' ? sql`employment` : sql`''::text`,
  };
  return sql.join(Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.ref(name)}`));
}
