import { sql, type Kysely, type Transaction } from 'kysely';
import { withoutTimeout } from './database-pool.ts';
import type { Tables } from './tables.ts';

// Every lock by name is one of a transaction, never one of a session, so that a pooler may stand between which lends a connection for a transaction alone.

/** Runs in its own transaction under a named lock, for work that counts before adding. */
export const withAdvisoryLock = <Done>(db: Kysely<Tables>, name: string, work: (transaction: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await holdLock(transaction, name);
    return work(transaction);
  });

/** Waits for a named advisory lock until the transaction ends. */
export const holdLock = async (transaction: Transaction<Tables>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
};

/** Runs long work one process at a time, writing outside the lock's idle transaction. */
export const inTurn = <Done>(db: Kysely<Tables>, name: string, work: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await waitHowever(transaction);
    await sql`${sql.raw(withoutTimeout('select'))} pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
    return work();
  });

/** Skips recurring work another process is doing, and tells if it ran. */
export const unlessUnderWay = (db: Kysely<Tables>, name: string, work: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await waitHowever(transaction);
    const { rows } = await sql<{ readonly isMine: boolean }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as "isMine"`.execute(transaction);
    if (!rows[0]?.isMine) return false;
    await work();
    return true;
  });

/** Inlines the name, as parameters would leave a cursor whose snapshot blocks cleanup. */
const keyOf = (name: string) => sql`hashtextextended(${sql.lit(name)}, 0)`;

/** Lifts the idle timeout for the lock's transaction. */
async function waitHowever(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
