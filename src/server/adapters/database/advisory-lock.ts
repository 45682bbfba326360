import { sql, type Kysely, type Transaction } from 'kysely';
import { withoutTimeout } from './database-pool.ts';
import type { Tables } from './tables.ts';

// Every lock by name is one of a transaction, never one of a session, so that a pooler may stand between which lends a connection for a transaction alone.

/** Advisory lock: runs in its own transaction, while every other one of the same name waits. It is for work that counts rows first and then adds one. */
export const withAdvisoryLock = <Done>(db: Kysely<Tables>, name: string, work: (transaction: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await holdLock(transaction, name);
    return work(transaction);
  });

/** Advisory lock: holds a name until the transaction ends, while every other one that asks for it waits. */
export const holdLock = async (transaction: Transaction<Tables>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
};

/** Runs long work in its turn: of all processes one at a time does what goes by this name. The lock is that of a transaction which does nothing else, so the work writes through others. */
export const inTurn = <Done>(db: Kysely<Tables>, name: string, work: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await waitHowever(transaction);
    await sql`${sql.raw(withoutTimeout('select'))} pg_advisory_xact_lock(${keyOf(name)})`.execute(transaction);
    return work();
  });

/** Runs work that comes again, unless another process is at what goes by this name; answers whether it ran. */
export const unlessUnderWay = (db: Kysely<Tables>, name: string, work: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await waitHowever(transaction);
    const { rows } = await sql<{ readonly isMine: boolean }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as "isMine"`.execute(transaction);
    if (!rows[0]?.isMine) return false;
    await work();
    return true;
  });

/** The name is in the text: a statement with parameters leaves a cursor open, whose snapshot would keep old versions of every row alive for as long as the work takes. */
const keyOf = (name: string) => sql`hashtextextended(${sql.lit(name)}, 0)`;

/** The transaction of a lock idles for as long as the work takes. */
async function waitHowever(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
