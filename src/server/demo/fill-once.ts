import { sql, type Kysely, type Transaction } from 'kysely';
import { holdLock } from '#server/adapters/database/advisory-lock.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Runs a statement without a timeout, as filling is no request. */
export const runUntimed = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);

async function madeUpParts(db: Kysely<Tables>): Promise<readonly string[]> {
  return (await db.selectFrom('installation').select('made_up').executeTakeFirst())?.made_up ?? [];
}

/** True for an empty database, or a demo left incomplete by a stopped start or an earlier release. */
export async function lacksAnyOf(db: Kysely<Tables>, parts: readonly (keyof Tables)[]): Promise<boolean> {
  const { rows } = await sql<{ readonly lacks: boolean }>`select not exists (select 1 from company)
    or exists (select 1 from installation where has_made_up_data and not (made_up @> ${parts}::text[] and owed_indexes = '{}')) as lacks`.execute(db);
  return rows[0]?.lacks ?? true;
}

/** Fills one part of the demo in one transaction, once among all servers, and returns its number of rows. */
export function fillOnce(db: Kysely<Tables>, part: keyof Tables, fill: (transaction: Transaction<Tables>) => Promise<number>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await runUntimed(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    // Having written copies by itself, a cluster refuses to ask all machines; other databases ignore the setting.
    await runUntimed(transaction, 'set local citus.enable_local_execution = off');
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
