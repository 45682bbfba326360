// Benchmark: how long the sweep holds its locks on the day after 90 lakh views, and how long anyone who writes a view meanwhile waits.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Client } from 'pg';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { inNewFolder, openStopped } from '../product/stopped-product.ts';
import { atMost, msOf, percentileOf, recorded, type Finding } from './finding.ts';
import { tables } from '#server/app/wiring/tables.ts';

const lakh = 100_000;
const posts = 30;
const readers = 300_000;
const nonces = 900_000;
const mostMs = 1_000;

/** Views go a partition at a time, signed requests row by row in batches. */
export const sweeps = (): Promise<readonly Finding[]> => inNewFolder('sweeps', sweepsIn);

async function sweepsIn(dataDir: string): Promise<readonly Finding[]> {
  const database = await openStopped(dataDir);
  await migrate(database, () => undefined);
  const first = Date.now();
  await sweepExpired(database.db, tables, { now: () => first });
  const findings = [...(await viewsSwept(database, first)), ...(await rowsSwept(database, first))];
  await database.close();
  return findings;
}

async function viewsSwept(database: Database, first: number): Promise<readonly Finding[]> {
  await filled(database.db, viewsOf(dayOf(first)));
  const { tookMs, waitedMs, locksMs } = await watched(database, 'post_view', () => sweepExpired(database.db, tables, { now: () => first + 2 * dayMs }));
  await refuseLeft(database.db, sql`post_view where seen_on = ${dayOf(first)}::date`);
  return [
    recorded(`${(posts * readers) / lakh} lakh views of a day: the sweep takes`, tookMs, 'ms'),
    atMost('its locks are held, longest', Math.max(...locksMs), mostMs, 'ms'),
    atMost('a view that is written meanwhile waits, longest', waitedMs, mostMs, 'ms'),
  ];
}

async function rowsSwept(database: Database, first: number): Promise<readonly Finding[]> {
  await filled(database.db, noncesOf(dayOf(first)));
  const { tookMs, waitedMs, locksMs } = await watched(database, 'spent_nonce', () => sweepExpired(database.db, tables, { now: () => first + 3 * dayMs }));
  await refuseLeft(database.db, sql`spent_nonce`);
  return [
    recorded(`${nonces / lakh} lakh signed requests, by row: the sweep takes`, tookMs, 'ms'),
    recorded('a step of it holds its locks: p99', percentileOf(locksMs, 99), 'ms'),
    atMost('a step of it holds its locks, longest', Math.max(...locksMs), mostMs, 'ms'),
    atMost('a view that is written meanwhile waits, longest', waitedMs, mostMs, 'ms'),
  ];
}

async function refuseLeft(db: Kysely<Tables>, rows: RawBuilder<unknown>): Promise<void> {
  const { rows: left } = await sql`select 1 from ${rows} limit 1`.execute(db);
  if (left.length > 0) throw new Error('The sweep left rows.');
}

/** Fills views with keys as long as those of members. */
const viewsOf = (day: string): readonly string[] =>
  Array.from(
    { length: posts },
    (_, post) => `insert into post_view (post_id, viewer, seen_on)
    select lpad('${post}', 16, '0'), lpad(n::text, 43, '0'), '${day}' from generate_series(1, ${readers}) as n`,
  );

const noncesOf = (day: string): readonly string[] => [
  `insert into spent_nonce (nonce_hash, spent_on) select encode(sha256(n::text::bytea), 'base64'), '${day}' from generate_series(1, ${nonces}) as n`,
];

async function filled(db: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    for (const statement of statements) await sql.raw(withoutTimeout(statement)).execute(transaction);
  });
  await sql`checkpoint`.execute(db);
}

/** Runs a sweep beside a writer of views and an observer of its locks. */
async function watched({ url }: Database, table: string, sweep: () => Promise<void>) {
  let isOver = false;
  const both = Promise.all([longestWait(url, () => isOver), lockTimes(url, table, () => isOver)]);
  const tookMs = await msOf(sweep);
  isOver = true;
  const [waitedMs, locksMs] = await both;
  return { tookMs, waitedMs, locksMs };
}

async function longestWait(url: string, isOver: () => boolean): Promise<number> {
  return connected(url, async (client) => {
    let longest = 0;
    for (let view = 0; !isOver(); view++) {
      const values = [`${view}`, dayOf(Date.now() + 9 * dayMs)];
      const write = () => client.query(`insert into post_view (post_id, viewer, seen_on) values ('p', $1, $2) on conflict do nothing`, values);
      longest = Math.max(longest, await msOf(write));
    }
    return longest;
  });
}

/** Samples locks from the look before the first sighting until the last. */
async function lockTimes(url: string, table: string, isOver: () => boolean): Promise<readonly number[]> {
  return connected(url, async (client) => {
    const stored = new Map<string, { readonly since: number; until: number }>();
    let before = performance.now();
    while (!isOver()) {
      const { rows } = await client.query<{ readonly transaction: string }>(
        `select distinct virtualtransaction as transaction from pg_locks join pg_stat_activity using (pid)
          where granted and application_name = 'daftar' and mode <> 'AccessShareLock' and relation::regclass::text like $1
            and virtualtransaction not like '%/0'`,
        [`${table}%`],
      );
      const now = performance.now();
      for (const { transaction } of rows) stored.set(transaction, { since: stored.get(transaction)?.since ?? before, until: now });
      before = now;
    }
    return [...stored.values()].map(({ since, until }) => until - since);
  });
}

async function connected<Seen>(url: string, work: (client: Client) => Promise<Seen>): Promise<Seen> {
  const client = new Client({ connectionString: url, application_name: 'daftar bench' });
  await client.connect();
  return work(client).finally(() => client.end());
}
