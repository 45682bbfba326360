import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/tables.ts';

/** Runs the work while a transaction of the test holds a lock, so that whoever needs what it locks stands still in the middle. */
export const whileHeld = <Done>(db: Kysely<Tables>, lock: string, work: () => Promise<Done>): Promise<Done> =>
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
