import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs } from '#core/figures/durations.ts';
import { coarsenTimes, forgetExactTimes } from './coarse-times.ts';
import { sqlStateOf } from './database/database-failure.ts';
import { drawPlaces } from './queue/draw-places.ts';
import { storedParts, storedTables, oldestRunning, shuffle, type ShuffledTable } from './shuffle-rows.ts';
import type { Database } from './database/database.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';
import { withMachines, type Machine } from './spread/machines.ts';

/** Round before, with each table's mark of new rows, day of the last full rewrite, and its transactions. */
interface Former {
  readonly at: Date | null;
  readonly notes: string | null;
}

/** Notes of earlier releases lack the numbers of their own transactions. */
type Note = readonly [mark: string | null, day: string | null, own?: readonly string[]];

/** Occasion of a round: an hour passed, or a server start or stop before a long idle. */
interface Occasion {
  readonly isDueNow?: boolean;
  readonly only?: readonly string[];
  readonly goesOn?: () => boolean;
  /** Machines of a cluster, on each of which its own parts are mixed. */
  readonly machines?: readonly Machine[];
}

/** Result of a round: all due work done here, and the wait until the next. */
interface Round {
  readonly wasDue: boolean;
  readonly nextMs: number;
}

/** PostgreSQL cancelled a statement that ran or waited too long. */
const gaveUpCodes: ReadonlySet<string | undefined> = new Set(['57014', '55P03']);

/** Keeps the error short in the log. */
const mostNamed = 5;

export class OwedRound extends Failure {
  readonly owed: readonly string[];
  /** Owed only because members were writing, so a retry in minutes may succeed. */
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

/** Coarsens due moments and draws queue places, all that answers could show; disk order and journal show in none. */
const shownParts: readonly (readonly [what: string, part: (db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>) => Promise<void>])[] = [
  ['times', coarsenTimes],
  ['the queue', (db, _tables, clock) => drawPlaces(db, dayOf(clock.now()))],
];

/** Hides order and time from answers, as a round does first; quick enough for a start to wait. */
export async function coverShown(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  for (const [, part] of shownParts) await part(db, tables, clock);
}

/** Goes over all machines, where rows lie on several. */
export const roundOverMachines = (
  database: Pick<Database, 'db' | 'url'>,
  tables: readonly AnyTable[],
  clock: Pick<Clock, 'now'>,
  occasion: Occasion = {},
): Promise<Round> => withMachines(database, (machines) => hourlyRound(database.db, tables, clock, { ...occasion, machines }));

/** Coarsens times and shuffles rows hourly, so that neither betrays an account; failed tables stay owed. */
export async function hourlyRound(db: Kysely<Tables>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>, occasion: Occasion = {}): Promise<Round> {
  const { isDueNow = false, only, goesOn = () => true, machines = [] } = occasion;
  const now = clock.now();
  const due = only === undefined ? await claim(db, now) : undefined;
  const former = due ?? (await db.selectFrom('installation').select(['shuffled_at as at', 'shuffled_since as notes']).executeTakeFirst());
  const round = { wasDue: due !== undefined, nextMs: due ? hourMs : Math.max(0, (former?.at?.getTime() ?? now) + hourMs - now) };
  if (!due && !isDueNow && only === undefined) return round;
  const failures = new Map<string, unknown>();
  const listed = [{ name: firstMachine, db }, ...machines].map((machine) =>
    placesOn(machine, tables).catch((failure: unknown) => (failures.set(machine.name, failure), [])),
  );
  const [today, places] = [dayOf(now), (await Promise.all(listed)).flat()];
  const attempt = async (what: string, part: () => Promise<void>, machine = what): Promise<void> => {
    if (only && !only.includes(what) && !only.includes(machine)) return;
    if (!goesOn()) failures.set(what, new Failure('cancelled', 'There was no time left.'));
    else await part().catch((failure: unknown) => failures.set(what, failure));
  };
  for (const [what, part] of shownParts) await attempt(what, () => part(db, tables, clock));
  const said: unknown = JSON.parse(former?.notes ?? '{}');
  const known = Object.entries<Note>(Object(said)).filter(([name]) => places.some((place) => place.name === name));
  const notes: Record<string, Note> = Object.fromEntries(known);
  const shuffleOne = async ({ name, machine, of }: Place): Promise<void> => {
    const [since = null, night = null, own = []] = notes[name] ?? [];
    const isNight = (due ?? only) !== undefined && night !== today;
    const next = await shuffle(machine.db, of, { mark: since, own }, { isNight, goesOn });
    notes[name] = [next.mark, isNight ? today : night, next.own];
  };
  const shuffleAll = async (some: readonly Place[]): Promise<void> => {
    for (const place of some) await attempt(place.name, () => shuffleOne(place), place.machine.name);
  };
  await Promise.all([...Map.groupBy(places, ({ machine }) => machine).values()].map(shuffleAll));
  await attempt('statistics', () => forgetExactTimes(db, tables));
  await db
    .updateTable('installation')
    .set({ shuffled_since: JSON.stringify(notes) })
    .execute();
  for (const each of machines.length > 0 ? machines : [{ db }]) await endJournal(each.db).catch((failure: unknown) => failures.set('journal', failure));
  if (failures.size > 0) throw new OwedRound(failures);
  return round;
}

/** Marks all rows as shuffled, for generated data that no member has added to. */
export async function noteMixed(database: Pick<Database, 'db' | 'url'>, tables: readonly AnyTable[], clock: Pick<Clock, 'now'>): Promise<void> {
  const { db } = database;
  const now = clock.now();
  const noted = await withMachines(database, (machines) =>
    Promise.all(
      [{ name: firstMachine, db }, ...machines].map(async (machine) => {
        const mark = await oldestRunning(machine.db);
        return (await placesOn(machine, tables)).map(({ name }): readonly [string, Note] => [name, [mark, dayOf(now), []]]);
      }),
    ),
  );
  await db
    .updateTable('installation')
    .set({ shuffled_at: new Date(now), shuffled_since: JSON.stringify(Object.fromEntries(noted.flat())) })
    .execute();
}

/** Physical table on its machine, with the name of its note. */
interface Place {
  readonly name: string;
  readonly machine: Machine;
  readonly of: ShuffledTable;
}

/** Holds every table, and of a cluster those that are not spread. */
const firstMachine = 'first';

async function placesOn(machine: Machine, tables: readonly AnyTable[]): Promise<readonly Place[]> {
  if (machine.name === firstMachine) return (await storedTables(machine.db, tables)).map((of) => ({ name: of.table, machine, of }));
  return (await storedParts(machine.db, tables)).map((of) => ({ name: `${machine.name}/${of.table}`, machine, of }));
}

/** Claims this hour's round; ignores a last round in the future, noted by a wrong clock. */
async function claim(db: Kysely<Tables>, now: number): Promise<Former | undefined> {
  const [at, anHourAgo] = [new Date(now), new Date(now - hourMs)];
  const { rows } = await sql<Former>`update installation set shuffled_at = ${at}
    from (select is_only, shuffled_at as at, shuffled_since as notes from installation for update) as former
    where installation.is_only = former.is_only and (shuffled_at > ${anHourAgo} and shuffled_at <= ${at}) is not true returning at, notes`.execute(db);
  return rows[0];
}

/** Ends the hour's write-ahead log, which preserves write order; hosted PostgreSQL may refuse and keep its own. */
async function endJournal(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`select rolsuper as may from pg_roles where rolname = current_user`.execute(db);
  if (!rows[0]?.may) return;
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
