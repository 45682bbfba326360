import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { passingIn } from './data-map.ts';
import type { AnyTable } from './database/table.ts';
import { dropPartitions, makePartitions } from './database/partitions.ts';
import type { Tables } from './database/tables.ts';

type Passing = ReturnType<typeof passingIn>[number];

/** Days with partitions prepared ahead, bridging failed rounds. */
const daysReady = [0, 1, 2];

/** Rows deleted per transaction, which blocks their writers. */
const perStep = 2_000;

/** Deletes data past its retention (F-15), by daily partition or in steps; failing tables stop no others. */
export async function sweepExpired(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  const failures: (readonly [table: string, failure: unknown])[] = [];
  for (const passing of passingIn(tables)) await sweep(db, passing, clock.now()).catch((failure: unknown) => failures.push([passing.table, failure]));
  if (failures.length === 0) return;
  throw new Failure('broken', `Not swept: ${failures.map(([table]) => table).join(', ')}.`, { cause: failures[0]?.[1] });
}

async function sweep(db: Kysely<Tables>, passing: Passing, now: number): Promise<void> {
  const oldestKept = dayOf(now - passing.days * dayMs);
  if (passing.partitionedBy === 'day') {
    const days = daysReady.map((later) => dayOf(now + later * dayMs));
    await makePartitions(db, passing, days);
    await dropPartitions(db, passing.table, oldestKept);
  }
  await sweepRows(db, passing, oldestKept);
}

/** Deletes rows stepwise, sparing any dated later meanwhile; in partitioned tables, only rows older than partitions. */
async function sweepRows(db: Kysely<Tables>, { table, datedBy }: Passing, oldestKept: string): Promise<void> {
  const isPast = sql`${sql.ref(datedBy)} < ${oldestKept}::date`;
  const { rows: past } = await sql`select 1 from ${sql.table(table)} where ${isPast} limit 1`.execute(db);
  if (past.length === 0) return;
  const key = await keyOf(db, table);
  for (let deleted = perStep; deleted >= perStep;) {
    const step = sql`select ${key} from ${sql.table(table)} where ${isPast} limit ${sql.lit(perStep)}`;
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${key}) in (${step}) and ${isPast}`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}

async function keyOf(db: Kysely<Tables>, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ readonly name: string; readonly isKey: boolean }>`select attname as name, coalesce(attnum = any(indkey), false) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  const keyed = rows.filter(({ isKey }) => isKey);
  return sql.join((keyed.length > 0 ? keyed : rows).map(({ name }) => sql.ref(name)));
}
