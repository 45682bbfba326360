import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { allNamed, arrive, crowd, members, mostByChance, named, personaOf } from '#tests/anonymity/arrived-crowd.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openDatabase } from './database/database.ts';
import { sanitized } from './content/sanitized-text.ts';
import { hourlyRound } from './hourly-round.ts';
import type { Tables } from './database/tables.ts';

async function anHourWithNews() {
  const { db } = await aDatabase();
  await db.insertInto('installation').defaultValues().execute();
  const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
  await hourlyRound(db, testDeclarations.tables, clock);
  await arrive(db);
  return { db, clock };
}

describe('rows that nobody may join to an account', () => {
  it('name it until the night, then not even by transaction or place (A-2, A-4)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await arrive(db);
    expect(await allNamed(db)).toEqual([crowd, crowd, crowd, crowd]);
    const before = await rowsOf(db);
    expect(await hourlyRound(db, testDeclarations.tables, clock)).toMatchObject({ wasDue: true });
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
    expect(await rowsOf(db)).toEqual(before);
  });

  it('are rewritten in random order whatever way of joining the planner prefers', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await arrive(db);
    await db.connection().execute(async (one) => {
      for (const way of ['nestloop', 'hashjoin']) await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(one);
      await hourlyRound(one, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 20, 12)));
      for (const way of ['nestloop', 'hashjoin']) await sql`reset ${sql.raw(`enable_${way}`)}`.execute(one);
    });
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
  });

  it('name nobody by numbers of separate data either, such as pictures and long texts (A-2)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await sql`truncate feedback`.execute(db);
    for (const id of members)
      await db
        .insertInto('feedback')
        .values({ ref: id, rating: 5, text: sanitized(randomBytes(6_000).toString('hex')), month: '2026-11-01' })
        .execute();
    const apart = async () =>
      (await sql<{ readonly ref: string }>`select ref from feedback order by pg_column_toast_chunk_id(text)::bigint`.execute(db)).rows.map(({ ref }) => ref);
    expect(await apart()).toEqual(members);
    await hourlyRound(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 20, 12)));
    const mixed = await apart();
    expect(mixed.toSorted()).toEqual(members);
    expect(mixed.filter((id, at) => id === members[at]).length).toBeLessThan(mostByChance);
  });

  it('are rewritten again if a reader from before the round still saw them (A-2)', async () => {
    const { db, url } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await arrive(db);
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    const reader = await openDatabase({ databaseUrl: url, dataDir: '', say: () => undefined });
    onTestFinished(() => reader.close());
    await reader.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await transaction.selectFrom('migration').selectAll().limit(1).execute();
        await hourlyRound(db, testDeclarations.tables, clock);
      });
    const written = async () => (await sql<{ readonly at: string }>`select distinct xmin::text as at from persona`.execute(db)).rows;
    const before = await written();
    clock.advance(hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await written()).not.toEqual(before);
  });

  it('are covered in tables large by separate data, including foreign keys’ marks (A-2)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await sql`truncate feedback`.execute(db);
    await sql`insert into feedback (ref, rating, text, month) select n, 5, (select string_agg(md5(random()::text), '') from generate_series(1, 30000) where n = n), '2026-11-01'
      from generate_series(1, 12) as n`.execute(db);
    const { rows } = await sql<{ readonly large: boolean }>`select pg_table_size('feedback') > 8 * 1024 * 1024 as large`.execute(db);
    expect(rows).toEqual([{ large: true }]);
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    expect(await hourlyRound(db, testDeclarations.tables, clock)).toMatchObject({ wasDue: true });
    await sql`select 1 from feedback for key share`.execute(db);
    const marked = async () => (await sql`select ref from feedback where xmax::text not in ('0', xmin::text)`.execute(db)).rows.length;
    expect(await marked()).toBe(12);
    clock.advance(hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await marked()).toBe(0);
    await sql`truncate feedback`.execute(db);
  });

  it('are in no journal after the night: the checkpoint starts behind them (A-2)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await arrive(db);
    const { rows: written } = await sql<{ readonly end: string }>`select pg_current_wal_lsn()::text as end`.execute(db);
    await hourlyRound(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 20, 12)));
    const { rows: kept } = await sql<{
      readonly isBehind: boolean;
    }>`select redo_lsn > ${written[0]?.end}::pg_lsn as "isBehind" from pg_control_checkpoint()`.execute(db);
    expect(kept).toEqual([{ isBehind: true }]);
  });

  it('leave no exact moment in the planner’s statistics, which looked at them before (A-13)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await arrive(db);
    const at = new Date(clock.now() - 90 * minuteMs);
    const kept = { access_hashes: [], refresh_hashes: [], changed_at: at, access_ends_at: at, ends_at: at, signed_in_at: at, used_on: '2026-11-20' };
    const sessions = members.map((id) => ({ ...kept, id, account_id: id, handle_hash: id, source: 'google', browser: 'Chrome', system: 'Linux' }) as const);
    await db.insertInto('session').values(sessions).execute();
    await sql`analyze session`.execute(db);
    const known = async () =>
      (
        await sql<{ readonly stored: string }>`select coalesce(most_common_vals::text, '') || coalesce(histogram_bounds::text, '') as stored from pg_stats
          where tablename = 'session' and attname = 'signed_in_at'`.execute(db)
      ).rows.map(({ stored }) => stored);
    expect(await known()).toEqual([expect.stringContaining(':30:00')]);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await known()).toEqual([expect.not.stringContaining(':30:00')]);
  });

  it('are rewritten once per hour since the last time, by one of several servers', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12, 59));
    const turns = await Promise.all(Array.from({ length: 4 }, () => hourlyRound(db, testDeclarations.tables, clock)));
    expect(turns.filter(({ wasDue }) => wasDue)).toHaveLength(1);
    clock.advance(hourMs - 1);
    expect(await hourlyRound(db, testDeclarations.tables, clock)).toEqual({ wasDue: false, nextMs: 1 });
    clock.advance(1);
    expect(await hourlyRound(db, testDeclarations.tables, clock)).toEqual({ wasDue: true, nextMs: hourMs });
    expect(await hourlyRound(db, testDeclarations.tables, new FakeClock(clock.now() - 1))).toMatchObject({ wasDue: true });
  });

  it('are rewritten early, if new, where a server starts or stops; the hour continues (A-2)', async () => {
    const { db, clock } = await anHourWithNews();
    clock.advance(1_000);
    expect(await hourlyRound(db, testDeclarations.tables, clock, { isDueNow: true })).toEqual({ wasDue: false, nextMs: hourMs - 1_000 });
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
    const written = async () => (await sql<{ readonly at: string }>`select distinct xmin::text as at from persona`.execute(db)).rows;
    const before = await written();
    await hourlyRound(db, testDeclarations.tables, clock, { isDueNow: true });
    expect(await written()).toEqual(before);
  });

  it('are left without time for another step, and are new the next time', async () => {
    const { db, clock } = await anHourWithNews();
    await expect(hourlyRound(db, testDeclarations.tables, clock, { isDueNow: true, goesOn: () => false })).rejects.toMatchObject({
      owed: expect.arrayContaining(['persona']),
    });
    expect(await named(db, 'xmin', 'persona', personaOf)).toBe(crowd);
    await hourlyRound(db, testDeclarations.tables, clock, { isDueNow: true });
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
  });

  it('are rewritten in every table, whatever its columns are called', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    for (const thing of ['p1', 'p2'])
      await db
        .insertInto('moderation_item')
        .values({ id: thing, thing, thing_type: 'POST', cause: 'words', stage: 'first', opened_on: '2026-11-20', suggested_rule: 'spam' })
        .execute();
    const written = () => sql<{ readonly at: string }>`select distinct xmin::text as at from moderation_item`.execute(db);
    expect((await written()).rows).toHaveLength(2);
    await hourlyRound(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 20, 12)));
    expect((await written()).rows).toHaveLength(1);
  });

  it('owe a round that failed in one table, and are rewritten in all others', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await arrive(db);
    await sql`alter table feedback rename to feedback_away`.execute(db);
    try {
      await expect(hourlyRound(db, testDeclarations.tables, clock)).rejects.toThrow('Not done: feedback.');
      for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
    } finally {
      await sql`alter table feedback_away rename to feedback`.execute(db);
    }
    const { rows } = await sql<{ readonly at: string }>`select xmin::text as at from persona`.execute(db);
    await hourlyRound(db, testDeclarations.tables, clock, { only: ['feedback'] });
    expect((await sql`select xmin::text as at from persona`.execute(db)).rows).toEqual(rows);
  });
});

async function rowsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{
    readonly row: string;
  }>`select to_jsonb(persona)::text as row from persona union all select to_jsonb(mail_proof)::text from mail_proof
    order by 1`.execute(db);
  return rows.map(({ row }) => row);
}
