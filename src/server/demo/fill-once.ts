import { sql, type Kysely, type Transaction } from 'kysely';
import { holdLock } from '#server/adapters/database/advisory-lock.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Runs a statement that takes as long as it needs: filling is no request. */
export const runUntimed = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);

/** The parts of the demo that are there whole, by their tables. */
async function madeUpParts(db: Kysely<Tables>): Promise<readonly string[]> {
  return (await db.selectFrom('installation').select('made_up').executeTakeFirst())?.made_up ?? [];
}

/** Whether the database holds no company, or is that of a demo and lacks any of these parts: a start that was stopped left them out, or a release before did not know them. */
export async function lacksAnyOf(db: Kysely<Tables>, parts: readonly (keyof Tables)[]): Promise<boolean> {
  const { rows } = await sql<{ readonly lacks: boolean }>`select not exists (select from company)
    or exists (select from installation where has_made_up_data and not (made_up @> ${parts}::text[] and owed_indexes = '{}')) as lacks`.execute(db);
  return rows[0]?.lacks ?? true;
}

/**
 * Makes up one part of the demo, called by its table, unless it was made up before; answers how many there are now. It is whole or not there at all, of two servers
 * that start together one makes it, and what members write meanwhile changes nothing about it.
 */
export function fillOnce(db: Kysely<Tables>, part: keyof Tables, fill: (transaction: Transaction<Tables>) => Promise<number>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await runUntimed(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await holdLock(transaction, `making up ${part}`);
    // What is made up refers to what is there, and `demo-world.test.ts` says so: looking each reference up would take a third of the time. Only a superuser may leave it.
    await sql`select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper`.execute(transaction);
    if ((await madeUpParts(transaction)).includes(part)) return 0;
    const count = await fill(transaction);
    await sql`insert into installation (made_up) values (array[${part}])
      on conflict (is_only) do update set made_up = array_append(installation.made_up, ${part})`.execute(transaction);
    return count;
  });
}
