import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayMs } from '#core/figures/durations.ts';
import type { Tables } from './tables.ts';
import { retryDeadlock } from './retry-deadlock.ts';

export interface PartitionedTable {
  readonly table: string;
  readonly datedBy: string;
}

/** Non-empty partitions by table. */
export async function partitionsOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly table: string; readonly partition: string }>`
    select pg_partition_root(oid)::regclass::text as "table", relname as partition from pg_class
    where relispartition and relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(db);
  return new Map([...Map.groupBy(rows, ({ table }) => table)].map(([table, stored]) => [table, stored.map(({ partition }) => partition)]));
}

/** Skips days with rows in the default partition, which PostgreSQL would have to move. */
export async function makePartitions(db: Kysely<Tables>, { table, datedBy }: PartitionedTable, days: readonly string[]): Promise<void> {
  const made = new Set((await partitionsOf(db)).get(table));
  for (const day of days) {
    const partition = nameOf(table, day);
    if (made.has(partition)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(datedBy)} = ${day}::date limit 1`.execute(db);
    if (rows.length > 0) continue;
    const bounds = sql`from (${sql.lit(day)}) to (${sql.lit(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10))})`;
    await briefly(db, sql`create table if not exists ${sql.table(partition)} partition of ${sql.table(table)} for values ${bounds}`);
  }
}

export async function dropPartitions(db: Kysely<Tables>, table: string, oldestKept: string): Promise<void> {
  const first = nameOf(table, oldestKept);
  const past = (await partitionsOf(db)).get(table)?.filter((partition) => isOfDay(partition) && partition < first) ?? [];
  for (const partition of past) await briefly(db, sql`drop table ${sql.table(partition)}`);
}

const nameOf = (table: string, day: string): string => `${table}_${day.replaceAll('-', '_')}`;
const isOfDay = (partition: string): boolean => /_\d{4}_\d\d_\d\d$/.test(partition);

/** Short lock wait, since queries queue behind it. The next round retries. */
const patience = '300ms';

const briefly = (db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<void> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction);
      await statement.execute(transaction);
    }),
  );
