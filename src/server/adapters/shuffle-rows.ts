import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { retryDeadlock } from './database/retry-deadlock.ts';
import type { AnyTable } from './database/table.ts';
import { tables, type Tables } from './tables.ts';

const all: readonly AnyTable[] = tables;

/** Tables in which no member leaves a row, and the ledger, whose order is public. All others are shuffled, so that a new one cannot be forgotten. */
const inOrder: ReadonlySet<string> = new Set<keyof Tables>([
  ...(['migration', 'installation', 'error_day', 'issuer_key', 'issuer_secret', 'removal', 'ledger_head', 'watched_word'] as const),
  ...(['image', 'industry', 'location', 'size_bucket', 'company', 'company_location', 'former_company_url', 'company_domain', 'community'] as const),
  ...(['department', 'role', 'designation', 'topic', 'tag', 'city', 'college', 'course', 'specialization', 'skill'] as const),
]);

/** A table whose rows are rewritten in random order, as it would tell who came when, and one beside another whose they are; and a column of it that can be written. */
export interface ShuffledTable {
  readonly table: string;
  readonly column: string;
}

export const shuffledTables: readonly ShuffledTable[] = all.flatMap(({ name, columns }) => {
  const column = Object.entries(columns).find(([, held]) => held.facts.made !== 'always')?.[0];
  return inOrder.has(name) || column === undefined ? [] : [{ table: name, column }];
});

/** Up to here a table is rewritten whole as soon as a row is new, and sorted anew; a larger one only as far as it is new, and by night whole. */
const wholeByDay = 50_000;
const wholeByNight = 1_000_000;

/** The rows that are rewritten in one transaction, for which whoever writes one of them waits. */
const perStep = 2_000;

/** Rows may be written while others are rewritten, and are taken next; what still comes after these many times is taken the next hour. */
const mostPasses = 3;

/** The rows that are new: of this transaction and of later ones, where any is known, but for those of the transactions that rewrote. */
interface Since {
  readonly mark: string | undefined;
  readonly own: readonly string[];
}

/**
 * Rewrites rows of a table in random order, some at a time, so that readers never wait for it and writers only for a step. A row that is being written meanwhile is left to the
 * next pass. Answers the transaction from which on rows are new the next time.
 */
export async function shuffle(
  db: Kysely<Tables>,
  of: ShuffledTable,
  { since, isNight }: { readonly since: string | undefined; readonly isNight: boolean },
): Promise<string> {
  const own: string[] = [];
  let next = '';
  for (let pass = 0; pass < mostPasses; pass++) {
    next = await oldestRunning(db);
    const steps = await drawn(db, of, { mark: since, own }, isNight && pass === 0);
    if (steps.length === 0) break;
    for (const places of steps) own.push(await rewrite(db, of, places));
  }
  if (own.length > 0) await sortAnew(db, of);
  return next;
}

/** The oldest transaction that has not ended: rows of those before it can all be seen. */
async function oldestRunning(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ readonly mark: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

/** The places of the rows to rewrite, drawn by lot into steps. */
async function drawn(db: Kysely<Tables>, { table }: ShuffledTable, since: Since, isWhole: boolean): Promise<readonly string[]> {
  const { rows: counts } = await sql<{ readonly all: number; readonly fresh: number }>`
    select count(*)::int as "all", (count(*) filter (where ${isNew(since)}))::int as fresh from ${sql.table(table)}`.execute(db);
  const [count = { all: 0, fresh: 0 }] = counts;
  const takesAll = count.all <= wholeByDay || (isWhole && count.all <= wholeByNight);
  if (count.fresh === 0 && !isWhole) return [];
  const { rows } = await sql<{ readonly places: string }>`select array_agg(place)::text as places from (
      select ctid as place, (row_number() over (order by random()) - 1) / ${perStep} as step from ${sql.table(table)} where ${takesAll ? sql`true` : isNew(since)}) as lots
    group by step`.execute(db);
  return rows.map(({ places }) => places);
}

/** Numbers of transactions begin anew after some thousand millions, and are compared by their age. */
const isNew = ({ mark, own }: Since): RawBuilder<boolean> => {
  const isLater = mark === undefined ? sql`true` : sql`age(xmin) <= age(${String(BigInt(mark) % 4_294_967_296n)}::xid)`;
  return sql<boolean>`(${isLater} and xmin::text <> all(${own}::text[]))`;
};

/** Rewrites rows one by one, as in one statement the planner may join in the order of the disk; answers its transaction. PostgreSQL puts a row back on its page where that has room. */
const rewrite = (db: Kysely<Tables>, { table, column }: ShuffledTable, places: string): Promise<string> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const body = `declare here tid; begin
        foreach here in array '${places}'::tid[] loop
          perform from "${table}" where ctid = here for no key update skip locked;
          if found then update "${table}" set "${column}" = "${column}" where ctid = here; end if;
        end loop; end`;
      await sql`do ${sql.lit(body)}`.execute(transaction);
      const { rows } = await sql<{ readonly own: string }>`select pg_current_xact_id()::xid::text as own`.execute(transaction);
      return rows[0]?.own ?? '';
    }),
  );

/** The time for which a sort waits for its table, the time that it may take, and up to which size it sorts one: nobody can use the table meanwhile. */
const patience = '300ms';
const longestSort = '700ms';
const mostSortedBytes = 8 * 1024 * 1024;

/** Sorts a table on the disk by a hash of its primary key with a salt that nobody keeps. */
async function sortAnew(db: Kysely<Tables>, { table }: ShuffledTable): Promise<void> {
  const { rows: sizes } = await sql<{ readonly bytes: number }>`select pg_relation_size(${table}::regclass) as bytes`.execute(db);
  if ((sizes[0]?.bytes ?? 0) > mostSortedBytes) return;
  const { rows } = await sql<{ readonly name: string }>`select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary and atttypid in ('text'::regtype, 'int4'::regtype, 'int8'::regtype)`.execute(db);
  if (rows.length === 0) return;
  const salted = rows.map(({ name }) => sql`${sql.ref(name)}::text`);
  const salt = randomBytes(16).toString('hex');
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction);
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    await sql`set local statement_timeout = ${sql.lit(longestSort)}`.execute(transaction);
    await sql`create index shuffled_order on ${sql.table(table)} (md5(${sql.join([sql.lit(salt), ...salted], sql` || `)}))`.execute(transaction);
    await sql`cluster ${sql.table(table)} using shuffled_order`.execute(transaction);
    await sql`drop index shuffled_order`.execute(transaction);
  });
}
