import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs } from '#core/figures/durations.ts';
import { coarsenTimes, forgetExactTimes } from './coarse-times.ts';
import { sqlStateOf } from './database/database-failure.ts';
import { drawPlaces } from './queue/draw-places.ts';
import { storedTables, oldestRunning, shuffle, type ShuffledTable } from './shuffle-rows.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';

/** The round before: when it was, and what it noted of each table: from which transaction on its rows are new, the day on which it was last rewritten whole, and the transactions that did. */
interface Former {
  readonly at: Date | null;
  readonly notes: string | null;
}

/** The note on a table; a release before left out the numbers of its own transactions. */
type Note = readonly [mark: string | null, day: string | null, own?: readonly string[]];

/** The occasion of a round: that an hour has passed, or none, as when a server starts or stops and the database may lie still for long. */
interface Occasion {
  readonly isDueNow?: boolean;
  /** The parts that a round left undone, where no more than those are wanted. */
  readonly only?: readonly string[];
  /** Whether there is time for one more step. */
  readonly goesOn?: () => boolean;
}

/** A round: whether all of it was due and was done here, and in how long the next one is. */
interface Round {
  readonly wasDue: boolean;
  readonly nextMs: number;
}

/** PostgreSQL ended a statement that took or waited too long, so that nobody else waits for it. */
const gaveUpCodes: ReadonlySet<string | undefined> = new Set(['57014', '55P03']);

/** The parts of a round that its error names: more would fill a page of the log. */
const mostNamed = 5;

/** The parts of a round that are still owed. */
export class OwedRound extends Failure {
  readonly owed: readonly string[];
  /** Whether they only gave way to members who write, and may well be done in a few minutes. */
  readonly gaveWay: boolean;

  constructor(failures: ReadonlyMap<string, unknown>) {
    const [cause] = failures.values();
    const owed = [...failures.keys()];
    const more = owed.length > mostNamed ? ` and ${owed.length - mostNamed} more` : '';
    super('broken', `Not done: ${owed.slice(0, mostNamed).join(', ')}${more}.`, { cause });
    this.owed = owed;
    this.gaveWay = [...failures.values()].every((failure) => gaveUpCodes.has(sqlStateOf(failure)));
  }
}

/** What an answer could show: moments are made coarse that are due, and the places in the queue are drawn. The order on the disk and the journal show in none. */
const shownParts: readonly (readonly [what: string, part: (db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>) => Promise<void>])[] = [
  ['times', coarsenTimes],
  ['the queue', (db, _tables, clock) => drawPlaces(db, dayOf(clock.now()))],
];

/** Takes what an answer could show of the order and the time of rows, as a round does first. It is quick, so that a start can wait for it. */
export async function coverShown(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  for (const [, part] of shownParts) await part(db, tables, clock);
}

/**
 * Takes from the database, once an hour, what would tell an account by the order or the time of its rows: moments become days, and once a night days become
 * weeks, and rows are rewritten in random order. Of several servers one does it. A table that fails keeps none of the others from it,
 * and is owed.
 */
export async function hourlyRound(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>, occasion: Occasion = {}): Promise<Round> {
  const { isDueNow = false, only, goesOn = () => true } = occasion;
  const now = clock.now();
  const due = only === undefined ? await claim(db, now) : undefined;
  const former = due ?? (await db.selectFrom('installation').select(['shuffled_at as at', 'shuffled_since as notes']).executeTakeFirst());
  const round = { wasDue: due !== undefined, nextMs: due ? hourMs : Math.max(0, (former?.at?.getTime() ?? now) + hourMs - now) };
  if (!due && !isDueNow && only === undefined) return round;
  const [today, stored] = [dayOf(now), await storedTables(db, tables)];
  const failures = new Map<string, unknown>();
  const attempt = async (what: string, part: () => Promise<void>): Promise<void> => {
    if (only && !only.includes(what)) return;
    if (!goesOn()) failures.set(what, new Failure('cancelled', 'There was no time left.'));
    else await part().catch((failure: unknown) => failures.set(what, failure));
  };
  for (const [what, part] of shownParts) await attempt(what, () => part(db, tables, clock));
  const said: unknown = JSON.parse(former?.notes ?? '{}');
  const known = Object.entries<Note>(Object(said)).filter(([table]) => stored.some((of) => of.table === table));
  const notes: Record<string, Note> = Object.fromEntries(known);
  const shuffleOne = async (of: ShuffledTable): Promise<void> => {
    const [since = null, night = null, own = []] = notes[of.table] ?? [];
    const isNight = (due ?? only) !== undefined && night !== today;
    const next = await shuffle(db, of, { mark: since, own }, { isNight, goesOn });
    notes[of.table] = [next.mark, isNight ? today : night, next.own];
  };
  for (const of of stored) await attempt(of.table, () => shuffleOne(of));
  await attempt('statistics', () => forgetExactTimes(db, tables));
  await db
    .updateTable('installation')
    .set({ shuffled_since: JSON.stringify(notes) })
    .execute();
  await endJournal(db).catch((failure: unknown) => failures.set('journal', failure));
  if (failures.size > 0) throw new OwedRound(failures);
  return round;
}

/** Notes that all rows lie in random order as they are: those of a world that was made up in such an order a moment ago, in which no member has left one. */
export async function noteMixed(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  const [now, mark, stored] = [clock.now(), await oldestRunning(db), await storedTables(db, tables)];
  const notes = Object.fromEntries(stored.map(({ table }): readonly [string, Note] => [table, [mark, dayOf(now), []]]));
  await db
    .updateTable('installation')
    .set({ shuffled_at: new Date(now), shuffled_since: JSON.stringify(notes) })
    .execute();
}

/** Notes that the round of this hour is done here; answers the one before, or nothing while that is not an hour ago. One that lies ahead was noted by a clock that was wrong. */
async function claim(db: Kysely<Tables>, now: number): Promise<Former | undefined> {
  const [at, anHourAgo] = [new Date(now), new Date(now - hourMs)];
  const { rows } = await sql<Former>`update installation set shuffled_at = ${at}
    from (select is_only, shuffled_at as at, shuffled_since as notes from installation for update) as former
    where installation.is_only = former.is_only and (shuffled_at > ${anHourAgo} and shuffled_at <= ${at}) is not true returning at, notes`.execute(db);
  return rows[0];
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
