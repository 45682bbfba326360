import { sql, type Kysely } from 'kysely';
import type { Counter } from '../content-kind.ts';
import type { Tables } from '../database/tables.ts';

/** The counts of things, by the number under which a change of one waits to be added. */
export const counters = { up: 1, down: 2, comments: 3, views: 4, requests: 5, replies: 6, posts: 7, followers: 8, choices: 9 } as const satisfies Readonly<
  Record<Counter, number>
>;

/** Adds a delta to a count. Nobody waits for anyone: deltas are rows of their own until they are aggregated. */
export async function addDelta(db: Kysely<Tables>, thing: string, counter: Counter, change: number): Promise<void> {
  if (change !== 0) await db.insertInto('count_delta').values({ thing, counter: counters[counter], change }).execute();
}

/** A fragment of SQL: the deltas that wait to be added to a count. */
export const waitingFor = (thing: string, counter: Counter) =>
  sql<number>`coalesce((select sum(change)::integer from count_delta where thing = ${sql.ref(thing)} and counter = ${sql.lit(counters[counter])}), 0)`;

/** A fragment of SQL: the sum of the deltas of one counter, among rows of `count_delta` that were selected together. */
export const waitingSum = (counter: Counter) => sql`coalesce(sum(change) filter (where counter = ${sql.lit(counters[counter])}), 0)::integer`;
