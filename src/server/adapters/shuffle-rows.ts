import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { partitionsOf } from './database/partitions.ts';
import { retryDeadlock } from './database/retry-deadlock.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';
import { isCluster, placedIn } from './spread/cluster.ts';
import { partsOn } from './spread/machines.ts';

/** Tables without members' rows, and the public ledger; all others are shuffled by default. */
const inOrder: ReadonlySet<string> = new Set<keyof Tables>([
  ...(['migration', 'installation', 'error_day', 'issuer_key', 'issuer_secret', 'removal', 'ledger_head', 'watched_word'] as const),
  ...(['image', 'industry', 'location', 'size_bucket', 'company', 'company_location', 'former_company_url', 'company_domain', 'community'] as const),
  ...(['company_profile', 'company_relation', 'company_picture'] as const),
  ...(['department', 'role', 'designation', 'topic', 'tag', 'city', 'college', 'course', 'specialization', 'skill'] as const),
]);

/** Table rewritten in random order, with a writable column; its order would tell who came when. */
export interface ShuffledTable {
  readonly table: string;
  readonly column: string;
}

export const shuffledIn = (tables: readonly AnyTable[]): readonly ShuffledTable[] =>
  tables.flatMap(({ name, columns }) => {
    const column = Object.entries(columns).find(([, stored]) => stored.facts.made !== 'always')?.[0];
    return inOrder.has(name) || column === undefined ? [] : [{ table: name, column }];
  });

/** Physical tables, with partitions listed separately, and without those whose rows lie in parts on the machines of a cluster. */
export async function storedTables(db: Kysely<Tables>, tables: readonly AnyTable[]): Promise<readonly ShuffledTable[]> {
  const [partitions, placed] = [await partitionsOf(db), (await isCluster(db)) ? await placedIn(db) : new Set<string>()];
  return shuffledIn(tables).flatMap((of) => (placed.has(of.table) ? [] : (partitions.get(of.table)?.map((table) => ({ ...of, table })) ?? [of])));
}

export async function storedParts(db: Kysely<Tables>, tables: readonly AnyTable[]): Promise<readonly ShuffledTable[]> {
  const parts = await partsOn(db);
  return shuffledIn(tables).flatMap((of) => parts.get(of.table)?.map((table) => ({ ...of, table })) ?? []);
}

/** Size above which tables are rewritten only where new, and entirely by night. */
const wholeByDay = 50_000;
const wholeByNight = 1_000_000;

/** Rows rewritten per transaction, which blocks their writers. */
const perStep = 2_000;

/** Passes per hour for rows written meanwhile. */
const mostPasses = 3;

/** New rows since a transaction, except those the shuffling itself rewrote. */
interface New {
  readonly mark: string | null;
  readonly own: readonly string[];
}

/** Entire table by night, as time permits. */
interface Extent {
  readonly isNight: boolean;
  readonly goesOn: () => boolean;
  readonly mostAtOnce?: number;
}

/** Limits a pass after bulk loads such as a restored backup; the rest waits. */
const usualMostAtOnce = 200_000;

/** Rewrites rows randomly in small steps and erases old versions; returns the next mark, unchanged while an old reader remains. */
export async function shuffle(db: Kysely<Tables>, of: ShuffledTable, since: New, { isNight, goesOn, mostAtOnce = usualMostAtOnce }: Extent): Promise<New> {
  const own: string[] = [];
  let [mark, areLeft] = ['', false];
  const apart = await columnsApart(db, of);
  for (let pass = 0; pass < mostPasses; pass++) {
    mark = await oldestRunning(db);
    const news = { mark: since.mark, own: [...since.own, ...own] };
    const drawing = await drawn(db, of, news, { isWhole: isNight && pass === 0, mostAtOnce });
    const { steps } = drawing;
    areLeft = drawing.areLeft;
    if (steps.length === 0) break;
    const isFresh = isNew(news);
    const changes = apart.map(({ name, type }) => `"${name}" = case when ${isFresh} then ${copies[type]?.(`"${name}"`)} else "${name}" end`);
    const set = [`"${of.column}" = "${of.column}"`, ...changes].join(', ');
    for (const places of steps) {
      if (!goesOn()) throw new Failure('cancelled', 'There was no time left.');
      own.push(await rewrite(db, of, set, places));
    }
  }
  await clearAway(db, of);
  if (areLeft) return { mark: since.mark, own: [...since.own, ...own] };
  if (own.length === 0) return { mark, own: since.own };
  return (await isReadFromBefore(db, own)) ? since : { mark, own };
}

const copies: Readonly<Record<string, (value: string) => string>> = {
  text: (value) => `${value} || ''`,
  bytea: (value) => `${value} || ''::bytea`,
  json: (value) => `${value}::text::json`,
  jsonb: (value) => `${value}::text::jsonb`,
};

/** Columns stored by TOAST, whose sequential numbers reveal order until copied at random. */
async function columnsApart(db: Kysely<Tables>, { table, column }: ShuffledTable): Promise<readonly Apart[]> {
  const { rows } = await sql<Apart>`select attname as name, atttypid::regtype::text as type
    from pg_attribute join pg_class on pg_class.oid = attrelid where attrelid = ${table}::regclass and reltoastrelid <> 0 and attnum > 0 and not attisdropped
      and attstorage <> 'p' and attgenerated = '' and attname <> ${column}`.execute(db);
  return rows.filter(({ type }) => type in copies);
}

interface Apart {
  readonly name: string;
  readonly type: string;
}

/** Detects readers of old snapshots, ignoring brief autovacuum statistics that the night's rewrite covers. */
async function isReadFromBefore(db: Kysely<Tables>, own: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ readonly isRead: boolean }>`select exists (select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type <> 'autovacuum worker' and age(backend_xmin) >= age(${own[0]}::xid)) as "isRead"`.execute(
    db,
  );
  return rows[0]?.isRead ?? false;
}

/** Oldest running transaction; all rows before it are visible. */
export async function oldestRunning(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ readonly mark: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Draws random steps of rows to rewrite, and tells if more remain. */
async function drawn(
  db: Kysely<Tables>,
  { table }: ShuffledTable,
  since: New,
  { isWhole, mostAtOnce }: { readonly isWhole: boolean; readonly mostAtOnce: number },
): Promise<{ readonly steps: readonly string[]; readonly areLeft: boolean }> {
  const { rows: counts } = await sql<{ readonly all: number; readonly fresh: number }>`
    select count(*)::int as "all", (count(*) filter (where ${sql.raw(isNew(since))}))::int as fresh from ${sql.table(table)}`.execute(db);
  const [count = { all: 0, fresh: 0 }] = counts;
  const takesAll = count.all <= Math.min(wholeByDay, mostAtOnce) || (isWhole && count.all <= wholeByNight);
  if (count.fresh === 0 && !isWhole) return { steps: [], areLeft: false };
  const { rows } = await sql<{ readonly places: string }>`select array_agg(place)::text as places from (
      select ctid as place, (row_number() over (order by random()) - 1) / ${perStep} as step from ${sql.table(table)} where ${sql.raw(takesAll ? 'true' : isNew(since))}
      order by 2 limit ${sql.lit(takesAll ? count.all : mostAtOnce)}) as lots
    group by step`.execute(db);
  return { steps: rows.map(({ places }) => places), areLeft: !takesAll && count.fresh > mostAtOnce };
}

/** Includes rows locked by foreign keys (`xmax`), which reveal the last writer; compares ids by age. */
const isNew = ({ mark, own }: New): string => {
  const isLater = mark === null ? 'true' : `age(xmin) <= age('${BigInt(mark) % 4_294_967_296n}'::xid)`;
  const isMarked = "(xmax::text <> '0' and xmax::text <> xmin::text)";
  return `(${isMarked} or ${isLater} and xmin::text <> all('{${own.join()}}'::text[]))`;
};

/** Rewrites rows singly, as the planner could follow disk order; returns its transaction. */
const rewrite = (db: Kysely<Tables>, { table }: ShuffledTable, set: string, places: string): Promise<string> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const body = `declare here tid; begin
        foreach here in array '${places}'::tid[] loop
          perform from "${table}" where ctid = here for no key update skip locked;
          if found then update "${table}" set ${set} where ctid = here; end if;
        end loop; end`;
      await sql`do ${sql.lit(body)}`.execute(transaction);
      const { rows } = await sql<{ readonly own: string }>`select pg_current_xact_id()::xid::text as own`.execute(transaction);
      return rows[0]?.own ?? '';
    }),
  );

/** Limits a sort's wait, duration and size, as it locks the table. */
const patience = '300ms';
const longestSort = '700ms';
const mostSortedBytes = 8 * 1024 * 1024;

/** Size above which tables wait for autovacuum. */
const mostVacuumedBytes = 512 * 1024 * 1024;

/** Erases old row versions by sorting small tables and vacuuming large ones without blocking. */
async function clearAway(db: Kysely<Tables>, of: ShuffledTable): Promise<void> {
  const { rows: sizes } = await sql<{ readonly bytes: number; readonly isEmpty: boolean }>`
    select pg_table_size(${of.table}::regclass) as bytes, pg_relation_size(${of.table}::regclass) = 0 as "isEmpty"`.execute(db);
  const [{ bytes, isEmpty } = { bytes: 0, isEmpty: true }] = sizes;
  if (isEmpty) return;
  if (bytes <= mostSortedBytes) return sortAgain(db, of);
  if (bytes <= mostVacuumedBytes) await sql`vacuum ${sql.table(of.table)}`.execute(db);
}

/** Sorts by salted key hash under an immediate exclusive lock, which avoids deadlock. */
async function sortAgain(db: Kysely<Tables>, { table }: ShuffledTable): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary and atttypid in ('text'::regtype, 'int4'::regtype, 'int8'::regtype)`.execute(db);
  if (rows.length === 0) return;
  const salted = rows.map(({ name }) => sql`${sql.ref(name)}::text`);
  const salt = randomBytes(16).toString('hex');
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction);
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    await sql`set local statement_timeout = ${sql.lit(longestSort)}`.execute(transaction);
    await sql`create index shuffled_order on ${sql.table(table)} (md5(${sql.join([sql.lit(salt), ...salted], sql` || `)}))`.execute(transaction);
    await sql`cluster ${sql.table(table)} using shuffled_order`.execute(transaction);
    await sql`drop index shuffled_order`.execute(transaction);
  });
}
