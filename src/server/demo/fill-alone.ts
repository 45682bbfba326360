import { sql, type Kysely, type Transaction } from 'kysely';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Runs a statement that takes as long as it needs: filling is no request. */
export const runUntimed = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);

/** Fills a table that nobody else writes to meanwhile: it is whole or not there at all, and of two servers that start together one fills it. */
export function fillAlone<Filled>(db: Kysely<Tables>, table: keyof Tables, fill: (transaction: Transaction<Tables>) => Promise<Filled>): Promise<Filled> {
  return db.transaction().execute(async (transaction) => {
    await runUntimed(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await runUntimed(transaction, `lock table ${table} in share row exclusive mode`);
    return fill(transaction);
  });
}

/** Fills a table that holds nothing, and leaves another alone; answers how many there are now. */
export const fillEmpty = (db: Kysely<Tables>, table: keyof Tables, fill: (transaction: Transaction<Tables>) => Promise<number>): Promise<number> =>
  fillAlone(db, table, async (transaction) => {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(transaction);
    return rows.length > 0 ? 0 : fill(transaction);
  });
