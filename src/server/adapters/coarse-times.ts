import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';

interface Coarse {
  readonly column: string;
  readonly value: RawBuilder<unknown>;
  readonly isDue: RawBuilder<boolean>;
}

/** Coarsens stored times to day, week or month, except the last hour for active sessions. */
export async function coarsenTimes(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  for (const { name, columns } of tables) {
    const coarse = Object.entries(columns).flatMap(([column, { facts }]) =>
      facts.span === undefined ? [] : [coarsened(column, facts.kind, facts.span, clock.now())],
    );
    if (coarse.length === 0) continue;
    const values = coarse.map(({ column, value, isDue }) => sql`${sql.ref(column)} = case when ${isDue} then ${value} else ${sql.ref(column)} end`);
    const changes = coarse.map(({ column, value, isDue }) => sql`(${isDue} and ${sql.ref(column)} <> ${value})`);
    await sql`update ${sql.table(name)} set ${sql.join(values)} where ${sql.join(changes, sql` or `)}`.execute(db);
  }
}

/** Refreshes planner statistics (pg_stats), which would otherwise keep exact moments. */
export async function forgetExactTimes(db: Kysely<Tables>, tables: readonly AnyTable[]): Promise<void> {
  for (const { name, columns } of tables)
    if (Object.values(columns).some(({ facts }) => facts.span !== undefined)) await sql`analyze ${sql.table(name)}`.execute(db);
}

type Facts = AnyTable['columns'][string]['facts'];

function coarsened(column: string, kind: Facts['kind'], { unit, day }: NonNullable<Facts['span']>, now: number): Coarse {
  const stored = sql.ref(column);
  const later = sql.lit(day === 'last' ? `1 ${unit} -1 day` : '0');
  if (kind === 'day') {
    const value = sql`(date_trunc(${sql.lit(unit)}, ${stored}::timestamp) + interval ${later})::date`;
    return { column, value, isDue: sql`${stored} < ${dayOf(now)}::date` };
  }
  const isOfToday = sql`date_trunc('day', ${stored}, 'UTC') = date_trunc('day', ${new Date(now)}::timestamptz, 'UTC')`;
  const value = sql`case when ${isOfToday} then date_trunc('day', ${stored}, 'UTC') else date_trunc(${sql.lit(unit)}, ${stored}, 'UTC') + interval ${later} end`;
  return { column, value, isDue: sql`${stored} not between ${new Date(now - hourMs)} and ${new Date(now + dayMs)}` };
}
