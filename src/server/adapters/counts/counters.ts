import { sql, type Kysely } from 'kysely';
import type { Counter } from '../content-kind.ts';
import type { Tables } from '../database/tables.ts';

export const counters = { up: 1, down: 2, comments: 3, views: 4, requests: 5, replies: 6, posts: 7, followers: 8, choices: 9 } as const satisfies Readonly<
  Record<Counter, number>
>;

/** Inserts a delta row, so that writers never wait for each other. */
export async function addDelta(db: Kysely<Tables>, thing: string, counter: Counter, change: number): Promise<void> {
  if (change !== 0) await db.insertInto('count_delta').values({ thing, counter: counters[counter], change }).execute();
}

export const waitingFor = (thing: string, counter: Counter) =>
  sql<number>`coalesce((select sum(change)::integer from count_delta where thing = ${sql.ref(thing)} and counter = ${sql.lit(counters[counter])}), 0)`;

/** Ups of rows that may lie on other machines than what waits, asked by value. */
export async function withWaitingUps<Row extends { readonly upCount: number }>(
  db: Kysely<Tables>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  const { rows: waiting } = await sql<{ readonly thing: string; readonly ups: number }>`select thing, ${waitingSum('up')} as ups from count_delta
    where thing = any(${[...new Set(rows.map(idOf))]}::text[]) group by thing`.execute(db);
  const ups = new Map(waiting.map((each) => [each.thing, each.ups]));
  return rows.map((row) => ({ ...row, upCount: row.upCount + (ups.get(idOf(row)) ?? 0) }));
}

/** Sum of one counter among selected rows of `count_delta`. */
export const waitingSum = (counter: Counter) => sql`coalesce(sum(change) filter (where counter = ${sql.lit(counters[counter])}), 0)::integer`;
