import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Uses a shared table lock, since row locks on both personas would link them in PostgreSQL. */
export const holdSanctions = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`lock table sanction in row share mode`.execute(transaction);
};

/** Waits for pending writes and blocks new ones. Must be the first lock taken. */
export const changeSanctions = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`lock table sanction in exclusive mode`.execute(transaction);
};
