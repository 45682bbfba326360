import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Advisory lock: runs in a transaction of its own, while every other one of the same name waits. It is for work that counts rows first and then adds one. */
export const withAdvisoryLock = <Done>(db: Kysely<Tables>, name: string, work: (transaction: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    return work(transaction);
  });
