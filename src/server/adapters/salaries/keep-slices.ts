import { sql, type RawBuilder, type Transaction } from 'kysely';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { nextSlices } from '#core/salaries/next-slices.ts';
import { keyOf, type MadeSlice } from '#core/salaries/slice-key.ts';
import { slicesOfJob, type JobTallies, type ScopeFacts } from '#core/salaries/slices-of-job.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

export interface SliceRows {
  readonly table: 'pay_slice' | 'market_pay';
  readonly of: Readonly<Record<string, string | number>>;
  readonly also?: Readonly<Record<string, number>>;
}

export interface JudgedPay extends Omit<ScopeFacts, 'standing'> {
  readonly tallies: JobTallies;
}

const keyColumns = { city_id: 'city', band: 'band', employment: 'employment', currency: 'currency' } as const;
const keyRecord = sql`city integer, "cityClass" text, band smallint, employment text, currency text`;

/** Publishes what the core's rule allows and returns changed slices; hidden ones have an empty people column. */
export async function keepSlices(transaction: In, rows: SliceRows, { tallies, ...facts }: JudgedPay): Promise<readonly MadeSlice[]> {
  const columns = keyColumnsOf(rows);
  const key = sql.join(columns.map(([column, name]) => sql`${sql.ref(column)} as ${sql.ref(name)}`));
  const cityClass = rows.table === 'market_pay' ? sql`` : sql`, '' as "cityClass"`;
  const { rows: existing } =
    await sql<MadeSlice>`select ${key}${cityClass}, counted as people, figures from ${sql.table(rows.table)} where ${whereOf(rows)}`.execute(transaction);
  const { made, kept, hidden, gone } = nextSlices(existing, slicesOfJob(tallies, { ...facts, existing }));
  if (gone.length > 0)
    await sql`delete from ${sql.table(rows.table)} using json_to_recordset(${JSON.stringify(gone.map(keyOf))}) as found (${keyRecord})
      where ${whereOf(rows)} and ${sameKey(rows)}`.execute(transaction);
  const marked = [...kept.map((slice) => ({ ...keyOf(slice), isShown: true })), ...hidden.map((slice) => ({ ...keyOf(slice), isShown: false }))];
  if (marked.length > 0)
    await sql`update ${sql.table(rows.table)} set people = case when "isShown" then (${sql.ref(`${rows.table}.figures`)} ->> 'people')::integer else 0 end
      from json_to_recordset(${JSON.stringify(marked)}) as found (${keyRecord}, "isShown" boolean)
      where ${whereOf(rows)} and ${sameKey(rows)} and (${sql.ref(`${rows.table}.people`)} > 0) <> "isShown"`.execute(transaction);
  if (made.length > 0) await insert(transaction, rows, made);
  return made;
}

async function insert(transaction: In, rows: SliceRows, made: readonly MadeSlice[]): Promise<void> {
  const fixed = Object.entries({ ...rows.of, ...rows.also });
  const columns = keyColumnsOf(rows);
  const given = made.map((slice) => ({ ...slice, counted: slice.people, median: medianPayOf(slice) }));
  const conflict = [...Object.keys(rows.of), ...columns.map(([column]) => column)];
  const figures = ['counted', 'people', 'median', 'figures'];
  await sql`insert into ${sql.table(rows.table)} (${sql.join([...fixed, ...columns].map(([column]) => sql.ref(column)))}, counted, people, median, figures)
    select ${sql.join(fixed.map(([, value]) => (typeof value === 'number' ? sql`${value}::integer` : sql`${value}`)))}, ${sql.join(columns.map(([, name]) => sql.ref(name)))},
      counted, (figures ->> 'people')::integer, median, figures
    from json_to_recordset(${JSON.stringify(given)}) as found (${keyRecord}, counted integer, median bigint, figures json)
    on conflict (${sql.join(conflict.map((column) => sql.ref(column)))}) do update set ${sql.join(figures.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`.execute(
    transaction,
  );
}

const keyColumnsOf = ({ table }: SliceRows): readonly (readonly [column: string, name: string])[] => [
  ...Object.entries(keyColumns),
  ...(table === 'market_pay' ? [['city_class', 'cityClass'] as const] : []),
];

const whereOf = ({ table, of }: SliceRows): RawBuilder<unknown> =>
  sql.join(
    Object.entries(of).map(([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${value}`),
    sql` and `,
  );

const sameKey = (rows: SliceRows): RawBuilder<unknown> =>
  sql.join(
    keyColumnsOf(rows).map(([column, name]) => sql`${sql.ref(`${rows.table}.${column}`)} = ${sql.ref(`found.${name}`)}`),
    sql` and `,
  );
