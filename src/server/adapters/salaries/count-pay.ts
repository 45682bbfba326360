import { sql, type RawBuilder, type Transaction } from 'kysely';
import { usualDay } from '#core/calculators/usual-year.ts';
import { inForceOn } from '#core/calculators/rule-table.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { fairPayMethod } from '#core/calculators/fair-pay-rules.ts';
import type { CountedPay, CountedPeople } from '#core/salaries/pay-crowd.ts';
import { addedUp, emptyTally, type PayTally } from '#core/salaries/pay-tally.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { JobTallies } from '#core/salaries/slices-of-job.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

export interface TallyRow {
  readonly bins: readonly (readonly [bin: number, people: number, weight: number, squares: number])[];
  readonly newestMonth: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

interface JobRow extends TallyRow {
  readonly currency: Currency;
  readonly city: number | null;
  readonly band: number | null;
  readonly employment: EmploymentKind | null;
}

const { lastMonths, halvesAfterMonths } = inForceOn(fairPayMethod, usualDay).value;

/** Month start in UTC, like `posted_at`. */
const monthStart = (now: number, back = 0): Date => new Date(Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - back, 1));

/** Salaries of the last 36 months with a counting token. */
export const countingPay = (which: RawBuilder<unknown>, now: number): RawBuilder<unknown> =>
  sql`${which} and status = 'LIVE' and posted_at >= ${monthStart(now, lastMonths - 1)} and counted_year >= ${firstCountedYear(now)}`;

/** Weighs salaries by age; `offset` makes PostgreSQL compute each weight once. */
export function counted(which: RawBuilder<unknown>, now: number): RawBuilder<unknown> {
  const months = new Date(now).getUTCFullYear() * 12 + new Date(now).getUTCMonth() + 1;
  return sql`(select salary.*, power(0.5::double precision, greatest(0, ${months}::integer
      - (extract(year from posted_at at time zone 'UTC') * 12 + extract(month from posted_at at time zone 'UTC'))::integer) / ${sql.lit(halvesAfterMonths)}::double precision) as weight
    from salary where ${countingPay(which, now)} offset 0) as counted`;
}

export const ofBin = sql`bin, count(*)::integer as people, sum(weight) as weight, sum(weight * weight) as squares, max(posted_at) as newest,
  sum(fixed)::double precision as fixed, sum(variable)::double precision as variable, sum(yearly_stock)::double precision as stock`;

export const ofGroup = sql`json_agg(json_build_array(bin, people, weight, squares) order by bin) as bins, to_char(max(newest) at time zone 'UTC', 'YYYY-MM') as "newestMonth",
  sum(fixed) as fixed, sum(variable) as variable, sum(stock) as stock`;

/** May run long for common jobs, so the caller's transaction sets the timeout. */
const select = sql.raw(withoutTimeout('select'));

interface CrowdRow extends CountedPeople {
  readonly currency: Currency;
  readonly city: number;
  readonly band: number;
  readonly employment: EmploymentKind;
  readonly designation: number;
}

async function crowdsOf(transaction: In, which: RawBuilder<unknown>, now: number): Promise<readonly CrowdRow[]> {
  const { rows } = await sql<CrowdRow>`${select} currency, city_id as city, band, employment, designation_id as designation, coalesce(counted, 0) as counted,
      coalesce(is_new, true) as "isNew", count(*)::integer as people
    from (select * from salary where ${countingPay(which, now)} offset 0) as pay
    left join counted_pay on counted_pay.company_id = pay.company_id and salary_id = pay.id group by 1, 2, 3, 4, 5, 6, 7`.execute(transaction);
  return rows;
}

export async function countJobPay(transaction: In, which: RawBuilder<unknown>, now: number): Promise<JobTallies> {
  const { rows } = await sql<JobRow>`${select} currency, city_id as city, band, employment, ${ofGroup} from (
      select currency, city_id, band, employment, ${ofBin} from ${counted(which, now)}
      group by grouping sets ((currency, city_id, band, bin), (currency, employment, bin))) as bins
    group by 1, 2, 3, 4`.execute(transaction);
  const crowds = await crowdsOf(transaction, which, now);
  const inRupees = rows.filter(({ currency }) => currency === 'INR');
  const [rupees, dollars] = (['INR', 'USD'] as const).map((currency) => crowds.filter((some) => some.currency === currency));
  const byCell = Map.groupBy(rupees ?? [], ({ city, band }) => `${city} ${band}`);
  const byEmployment = Map.groupBy(rupees ?? [], ({ employment }) => employment);
  return {
    cells: inRupees.flatMap(({ city, band, ...row }) =>
      city === null || band === null ? [] : [{ city, band, tally: tallyFrom(row), crowd: byCell.get(`${city} ${band}`) ?? [] }],
    ),
    employments: inRupees.flatMap(({ employment, ...row }) =>
      employment === null ? [] : [{ employment, tally: tallyFrom(row), crowd: byEmployment.get(employment) ?? [] }],
    ),
    dollars: { tally: addedUp(rows.filter(({ currency, city }) => currency === 'USD' && city !== null).map(tallyFrom)), crowd: dollars ?? [] },
  };
}

export async function countBands(transaction: In, which: RawBuilder<unknown>, now: number): Promise<JobTallies> {
  const inRupees = sql`${which} and currency = 'INR'`;
  const { rows } = await sql<TallyRow & { readonly band: number }>`${select} band, ${ofGroup} from (
      select band, ${ofBin} from ${counted(inRupees, now)} group by band, bin) as bins
    group by band`.execute(transaction);
  const crowds = Map.groupBy(await crowdsOf(transaction, inRupees, now), ({ band }) => band);
  return {
    cells: rows.map(({ band, ...row }) => ({ city: 0, band, tally: tallyFrom(row), crowd: crowds.get(band) ?? [] })),
    employments: [],
    dollars: { tally: emptyTally, crowd: [] },
  };
}

export async function countShown(
  transaction: In,
  { which, shown }: { readonly which: RawBuilder<unknown>; readonly shown: readonly number[] },
  now: number,
): Promise<readonly (CountedPay & { readonly isShown: boolean })[]> {
  const inRupees = sql`${which} and currency = 'INR'`;
  const { rows } = await sql<TallyRow & { readonly isShown: boolean }>`${select} "isShown", ${ofGroup} from (
      select designation_id = any(${shown}::integer[]) as "isShown", ${ofBin} from ${counted(inRupees, now)} group by 1, bin) as bins
    group by 1`.execute(transaction);
  const crowds = Map.groupBy(await crowdsOf(transaction, inRupees, now), ({ designation }) => shown.includes(designation));
  return rows.map(({ isShown, ...row }) => ({ isShown, tally: tallyFrom(row), crowd: crowds.get(isShown) ?? [] }));
}

export const tallyFrom = ({ bins, newestMonth, fixed, variable, stock }: TallyRow): PayTally => ({
  bins: bins.map(([bin, people, weight, squares]) => ({ bin, people, weight, squares })),
  newestMonth,
  fixed,
  variable,
  stock,
});
