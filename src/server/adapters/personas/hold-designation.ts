import type { Transaction } from 'kysely';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';

/** Locks a designation persona even without a row, leaving no trace on one. */
export const holdDesignation = (transaction: Transaction<Tables>, ref: string): Promise<void> => holdLock(transaction, `designation ${ref}`);
