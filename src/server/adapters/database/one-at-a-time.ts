import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Does something in a transaction of its own, while whoever else comes by the same name waits: for whatever counts rows first and adds one then. */
export const oneAtATime = <Done>(db: Kysely<Tables>, name: string, work: (transaction: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    return work(transaction);
  });
