import type { Transaction } from 'kysely';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';

/** Locks what this persona works as, also where it has no row, and marks none by it. */
export const holdDesignation = (transaction: Transaction<Tables>, ref: string): Promise<void> => holdLock(transaction, `designation ${ref}`);
