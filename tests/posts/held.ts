import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { PostServer } from '#tests/post-server.ts';

/** Runs the work while a transaction of the test holds a lock, so that anyone who needs what it locks is still in the middle. */
const whileLocked = <Done>(db: Kysely<Tables>, lock: string, work: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await sql.raw(lock).execute(transaction);
    return work();
  });

const waiting = sql<{ readonly count: number }>`select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`;

/** Resolves once each of these works is over or waits for a lock, and answers how many are over. */
export async function untilStill(db: Kysely<Tables>, works: readonly Promise<unknown>[]): Promise<number> {
  let over = 0;
  for (const work of works) void Promise.allSettled([work]).then(() => over++);
  for (;;) {
    const { rows } = await waiting.execute(db);
    if (over + (rows[0]?.count ?? 0) >= works.length) return over;
  }
}

/** The outcomes of two who act at once: a lock stops the first in the middle, and the second comes meanwhile. A second that does not wait for the first has failed. */
export async function inOrder(
  { db }: Pick<PostServer, 'db'>,
  lock: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly unknown[]> {
  const both = await whileLocked(db, lock, async () => {
    const one = first();
    expect(await untilStill(db, [one])).toBe(0);
    const other = second();
    expect(await untilStill(db, [one, other])).toBe(0);
    return [one, other];
  });
  const outcomes = await Promise.allSettled(both);
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : (outcome.reason.code ?? outcome.reason.kind)));
}
