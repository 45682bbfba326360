import { sql, type RawBuilder, type Transaction } from 'kysely';
import { sliceName, type SliceKey } from '#core/salaries/slice-key.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';
import { countingPay } from './count-pay.ts';

interface LargestRow extends SliceKey {
  readonly people: number;
}

interface Counted {
  readonly which: RawBuilder<unknown>;
  readonly metros?: ReadonlySet<number>;
}

const select = sql.raw(withoutTimeout('select'));

/** How many people of each slice work at the company at which most of them do, by the names of slices. The database counts the companies, of which there may be very many. */
export async function countAtLargest(
  transaction: Transaction<Tables>,
  { which, metros = new Set() }: Counted,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<LargestRow>`${select} coalesce(city_id, 0) as city, coalesce(city_class, '') as "cityClass", coalesce(band, 0) as band,
      coalesce(employment, '') as employment, currency, max(people)::integer as people
    from (select currency, company_id, city_id, band, employment, city_class, count(*) as people
      from (select *, case when city_id = any(${[...metros]}::integer[]) then 'metro' else 'other' end as city_class from salary where ${countingPay(which, now)}) as pay
      group by currency, company_id, grouping sets ((), (band), (city_id), (city_id, band), (city_class, band), (employment))) as companies
    group by currency, city_id, city_class, band, employment`.execute(transaction);
  return new Map(rows.map(({ people, ...key }) => [sliceName(key), people]));
}
