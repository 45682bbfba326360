import { sql, type RawBuilder, type Transaction } from 'kysely';
import { bitOf, type SliceScope } from '#core/salaries/pay-crowd.ts';
import { widthOf, type MadeSlice, type SliceKey, type SliceWidth } from '#core/salaries/slice-key.ts';
import type { Tables } from '../database/tables.ts';
import { countingPay } from './count-pay.ts';

interface MadeOf {
  readonly which: RawBuilder<unknown>;
  readonly scope: SliceScope;
  readonly metros?: ReadonlySet<number>;
}

/** Marks salaries as counted by the slices just made. */
export async function noteCountedPay(transaction: Transaction<Tables>, made: readonly MadeSlice[], of: MadeOf, now: number): Promise<void> {
  if (made.length === 0) return;
  const bits = [...Map.groupBy(made, widthOf)].map(
    ([width, slices]) => sql`case when ${isCovered(width, slices, of.metros)} then ${sql.lit(bitOf(of.scope, width))} else 0 end`,
  );
  await sql`insert into counted_pay (company_id, salary_id, counted)
    select company_id, id, bits from (select company_id, id, ${sql.join(bits, sql` | `)} as bits from salary where ${countingPay(of.which, now)}) as pay where bits <> 0
    on conflict (company_id, salary_id) do update set counted = counted_pay.counted | excluded.counted
    where counted_pay.counted | excluded.counted <> counted_pay.counted`.execute(transaction);
}

export function isCovered(width: SliceWidth, slices: readonly SliceKey[], metros: ReadonlySet<number> = new Set()): RawBuilder<unknown> {
  const names = slices.map(({ city, cityClass, band }) => `${city || cityClass} ${band}`);
  const numbers = (of: 'city' | 'band') => slices.map((slice) => slice[of]);
  switch (width) {
    case 'dollars':
      return sql`currency = 'USD'`;
    case 'whole':
      return sql`currency = 'INR'`;
    case 'band':
      return sql`currency = 'INR' and band = any(${numbers('band')}::integer[])`;
    case 'city':
      return sql`currency = 'INR' and city_id = any(${numbers('city')}::integer[])`;
    case 'cell':
      return sql`currency = 'INR' and city_id || ' ' || band = any(${names}::text[])`;
    case 'cityClass':
      return sql`currency = 'INR' and case when city_id = any(${[...metros]}::integer[]) then 'metro ' else 'other ' end || band = any(${names}::text[])`;
    case 'employment':
      return sql`currency = 'INR' and employment = any(${slices.map(({ employment }) => employment)}::text[])`;
  }
}
