import { sql, type RawBuilder, type Transaction } from 'kysely';
import { usualDay } from '#core/calculators/financial-year.ts';
import { heldOn } from '#core/calculators/rule-table.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { fairPayMethod } from '#core/paid-fairly/paid-fairly-rules.ts';
import { emptyTally, type PayTally } from '#core/salaries/pay-tally.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { JobTallies } from '#core/salaries/slices-of-job.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../tables.ts';

type In = Transaction<Tables>;

/** What a row of counted pay says of one bin. */
interface BinRow {
  readonly currency: Currency;
  readonly bin: number;
  readonly people: number;
  readonly weight: number;
  readonly squares: number;
  readonly newestMonth: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** A bin of a city and a band, or of a kind of employment. */
interface JobRow extends BinRow {
  readonly city: number | null;
  readonly band: number | null;
  readonly employment: EmploymentKind | null;
}

const { lastMonths, halvesAfterMonths } = heldOn(fairPayMethod, usualDay).value;

/** The first moment of a month in UTC, as `posted_at` is. */
const monthStart = (now: number, back = 0): Date => new Date(Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - back, 1));

/** The salaries that count, each with its weight by its age: those of the last 36 months. */
function counted(which: RawBuilder<unknown>, now: number): RawBuilder<unknown> {
  const months = new Date(now).getUTCFullYear() * 12 + new Date(now).getUTCMonth() + 1;
  return sql`(select salary.*, power(0.5::double precision, greatest(0, ${months}::integer
      - (extract(year from posted_at at time zone 'UTC') * 12 + extract(month from posted_at at time zone 'UTC'))::integer) / ${sql.lit(halvesAfterMonths)}::double precision) as weight
    from salary where ${which} and status = 'LIVE' and posted_at >= ${monthStart(now, lastMonths - 1)}) as counted`;
}

/** It may take long for a job that very many have; whose transaction it is says how long. */
const select = sql.raw(withoutTimeout('select'));

const sums = sql`count(*)::integer as people, sum(weight) as weight, sum(weight * weight) as squares, to_char(max(posted_at) at time zone 'UTC', 'YYYY-MM') as "newestMonth",
  sum(fixed)::double precision as fixed, sum(variable)::double precision as variable, sum(yearly_stock)::double precision as stock`;

/** Counts the pay of a job, as the rule of the core asks for it. */
export async function countJobPay(transaction: In, which: RawBuilder<unknown>, now: number): Promise<JobTallies> {
  const { rows } = await sql<JobRow>`${select} currency, city_id as city, band, employment, bin, ${sums} from ${counted(which, now)}
    group by grouping sets ((currency, city_id, band, bin), (currency, employment, bin)) order by bin`.execute(transaction);
  const inRupees = rows.filter(({ currency }) => currency === 'INR');
  const places = Map.groupBy(
    inRupees.filter(({ city }) => city !== null),
    ({ city, band }) => `${city} ${band}`,
  );
  const kinds = Map.groupBy(inRupees, ({ employment }) => employment);
  return {
    cells: [...places.values()].map((some) => ({ city: some[0]?.city ?? 0, band: some[0]?.band ?? 0, tally: tallyFrom(some) })),
    employments: [...kinds].flatMap(([employment, some]) => (employment === null ? [] : [{ employment, tally: tallyFrom(some) }])),
    dollars: tallyFrom(rows.filter(({ currency, city }) => currency === 'USD' && city !== null)),
  };
}

/** Counts the pay in rupees of many jobs together, by band alone: as all of one city. */
export async function countBands(transaction: In, which: RawBuilder<unknown>, now: number): Promise<JobTallies> {
  const { rows } = await sql<BinRow & { readonly band: number }>`${select} currency, band, bin, ${sums} from ${counted(sql`${which} and currency = 'INR'`, now)}
    group by currency, band, bin order by bin`.execute(transaction);
  const bands = Map.groupBy(rows, ({ band }) => band);
  return { cells: [...bands].map(([band, some]) => ({ city: 0, band, tally: tallyFrom(some) })), employments: [], dollars: emptyTally };
}

/** Counts the pay in rupees of each job by itself. */
export async function countJobs(transaction: In, which: RawBuilder<unknown>, now: number): Promise<ReadonlyMap<number, PayTally>> {
  const { rows } = await sql<BinRow & { readonly designation: number }>`${select} currency, designation_id as designation, bin, ${sums}
    from ${counted(sql`${which} and currency = 'INR'`, now)} group by currency, designation_id, bin order by bin`.execute(transaction);
  return new Map([...Map.groupBy(rows, ({ designation }) => designation)].map(([designation, some]) => [designation, tallyFrom(some)]));
}

/** A tally of rows, which may hold several of one bin. */
function tallyFrom(rows: readonly BinRow[]): PayTally {
  const bins = [...Map.groupBy(rows, ({ bin }) => bin)].map(([bin, some]) => ({
    bin,
    people: sumOf(some, 'people'),
    weight: sumOf(some, 'weight'),
    squares: sumOf(some, 'squares'),
  }));
  const newestMonth = rows.reduce((newest, row) => (row.newestMonth > newest ? row.newestMonth : newest), '');
  return { bins, newestMonth, fixed: sumOf(rows, 'fixed'), variable: sumOf(rows, 'variable'), stock: sumOf(rows, 'stock') };
}

type Summed = 'people' | 'weight' | 'squares' | 'fixed' | 'variable' | 'stock';

const sumOf = (rows: readonly BinRow[], what: Summed): number => rows.reduce((sum, row) => sum + row[what], 0);
