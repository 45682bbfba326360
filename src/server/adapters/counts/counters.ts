import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The counts of things, by the number under which a change of one waits to be folded in. */
export const counters = { up: 1, down: 2, comments: 3, views: 4, requests: 5, replies: 6, posts: 7, followers: 8, choices: 9 } as const;

type Counter = keyof typeof counters;

/** Notes that a count has changed. Nobody waits for anybody: changes are rows of their own until they are folded in. */
export async function noteChange(db: Kysely<Tables>, thing: string, counter: Counter, change: number): Promise<void> {
  if (change !== 0) await db.insertInto('count_delta').values({ thing, counter: counters[counter], change }).execute();
}

/** A fragment of SQL: the deltas that wait to be added to a count. */
export const waitingFor = (thing: string, counter: Counter) =>
  sql<number>`coalesce((select sum(change)::integer from count_delta where thing = ${sql.ref(thing)} and counter = ${sql.lit(counters[counter])}), 0)`;
