import type { Transaction } from 'kysely';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';

/** Lets everyone wait who makes, changes or deletes what this persona works as: a row that is not there yet cannot be locked, and a lock of the career would mark it. */
export const holdDesignation = (transaction: Transaction<Tables>, ref: string): Promise<void> => holdLock(transaction, `designation ${ref}`);
