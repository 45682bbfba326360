import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { PostServer } from '#tests/post-server.ts';

/** Works while a test transaction holds a lock, to stop others midway. */
const whileLocked = <Done>(db: Kysely<Tables>, lock: string, work: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await sql.raw(lock).execute(transaction);
    return work();
  });

const waiting = sql<{ readonly count: number }>`select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`;

/** Resolves once every work is done or locked. Returns how many are done. */
export async function untilStill(db: Kysely<Tables>, works: readonly Promise<unknown>[]): Promise<number> {
  let over = 0;
  for (const work of works) void Promise.allSettled([work]).then(() => over++);
  for (;;) {
    const { rows } = await waiting.execute(db);
    if (over + (rows[0]?.count ?? 0) >= works.length) return over;
  }
}

/** Outcomes of two concurrent acts. A lock stops the first, and the second must wait for it. */
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
