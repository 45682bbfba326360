import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Holds the sanctions as they are until the transaction ends, so that what it writes is before the next one, or comes to meet it. The lock is
 * one of the table (`row share`), which writers share: locks on the rows of both personas of a member would join the two in columns that PostgreSQL
 * keeps for itself.
 */
export const holdSanctions = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`lock table sanction in row share mode`.execute(transaction);
};

/** Waits until everything is written that began under the sanctions of before, and lets nobody write until the transaction ends. Taken first of all locks, for writers may wait for the others. */
export const changeSanctions = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`lock table sanction in exclusive mode`.execute(transaction);
};
