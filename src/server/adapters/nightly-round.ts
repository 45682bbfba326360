import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { coarsenTimes } from './coarse-times.ts';
import { shuffle, shuffledTables } from './shuffle-rows.ts';
import type { Tables } from './tables.ts';

/**
 * Takes from the database, once a night, what would tell an account by the order or the time of its rows: days become weeks, and rows are rewritten in
 * random order. Of several servers one does it. Answers whether it was this one. A table that fails keeps none of the others from it,
 * and the night is owed until all are done.
 */
export async function nightlyRound(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<boolean> {
  const today = dayOf(clock.now());
  const { rows } = await sql<{ readonly since: string | null }>`update installation set shuffled_on = ${today}, shuffled_since = pg_current_xact_id()::text
    from (select is_only, shuffled_since as since from installation for update) as former
    where installation.is_only = former.is_only and shuffled_on is distinct from ${today} returning since`.execute(db);
  const [turn] = rows;
  if (!turn) return false;
  const failures: unknown[] = [];
  const attempt = (part: Promise<void>): Promise<unknown> => part.catch((failure: unknown) => failures.push(failure));
  await attempt(coarsenTimes(db, clock));
  for (const { table, column } of shuffledTables) await attempt(shuffle(db, table, column, turn.since));
  await attempt(endJournal(db));
  if (failures.length === 0) return true;
  await db.updateTable('installation').set({ shuffled_on: null, shuffled_since: turn.since }).execute();
  throw failures[0];
}

/**
 * Ends the journal of the day (write-ahead log), which holds all rows in the order in which they were written: the PostgreSQL that comes along deletes its
 * files with the checkpoint. That of a host may not let us, and keeps its own for as long as the host has it.
 */
async function endJournal(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`select rolsuper as may from pg_roles where rolname = current_user`.execute(db);
  if (!rows[0]?.may) return;
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
