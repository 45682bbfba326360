import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs } from '#core/figures/durations.ts';
import { coarsenTimes } from './coarse-times.ts';
import { shuffle, shuffledTables, type ShuffledTable } from './shuffle-rows.ts';
import type { Tables } from './tables.ts';

/** The hour of the round before, and what it noted of each table: from which transaction on its rows are new, and the day on which it was last rewritten whole. */
interface Former {
  readonly hour: Date | null;
  readonly notes: string | null;
}

/**
 * Takes from the database, once an hour, what would tell an account by the order or the time of its rows: moments become days, and once a night days become
 * weeks, and rows are rewritten in random order. Of several servers one does it. Answers whether it was this one. A table that fails
 * keeps none of the others from it, and the round is owed until it is done.
 */
export async function hourlyRound(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<boolean> {
  const [today, hour] = [dayOf(clock.now()), new Date(Math.floor(clock.now() / hourMs) * hourMs)];
  const { rows } = await sql<Former>`update installation set shuffled_at = ${hour}
    from (select is_only, shuffled_at as hour, shuffled_since as notes from installation for update) as former
    where installation.is_only = former.is_only and shuffled_at is distinct from ${hour} returning hour, notes`.execute(db);
  const [former] = rows;
  if (!former) return false;
  const failures: (readonly [what: string, failure: unknown])[] = [];
  const attempt = (what: string, part: Promise<void>): Promise<unknown> => part.catch((failure: unknown) => failures.push([what, failure]));
  await attempt('times', coarsenTimes(db, clock));
  const said: unknown = JSON.parse(former.notes ?? '{}');
  const notes: Record<string, readonly [mark: string, day: string]> = { ...Object(said) };
  const shuffleOne = async (of: ShuffledTable): Promise<void> => {
    const [since, night] = notes[of.table] ?? [];
    notes[of.table] = [await shuffle(db, of, { since, isNight: night !== today }), today];
  };
  for (const of of shuffledTables) await attempt(of.table, shuffleOne(of));
  await attempt('journal', endJournal(db));
  const owed = failures.length > 0 && { shuffled_at: former.hour };
  await db
    .updateTable('installation')
    .set({ shuffled_since: JSON.stringify(notes), ...owed })
    .execute();
  if (failures.length === 0) return true;
  throw new Failure('broken', `Not done: ${failures.map(([what]) => what).join(', ')}.`, { cause: failures[0]?.[1] });
}

/**
 * Ends the journal of the hour (write-ahead log), which holds all rows in the order in which they were written: the PostgreSQL that comes along deletes its
 * files with the checkpoint. That of a host may not let us, and keeps its own for as long as the host has it.
 */
async function endJournal(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`select rolsuper as may from pg_roles where rolname = current_user`.execute(db);
  if (!rows[0]?.may) return;
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
