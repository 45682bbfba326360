import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { anotherDatabase, testDeclarations } from '#tests/database.ts';
import { aggregateCounts } from '../counts/aggregate-counts.ts';
import { Secrets } from '../secrets/secrets.ts';
import { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { SqlPostViews } from '../posts/sql-post-views.ts';
import { sweepExpired } from '../sweep-expired.ts';
import type { Tables } from './tables.ts';
import { dropPartitions, makePartitions, partitionsOf } from './partitions.ts';

const views = { table: 'post_view', datedBy: 'seen_on' } as const;

const seen = (db: Kysely<Tables>, seen_on: string) => db.insertInto('post_view').values({ post_id: 'p', viewer: 'v', seen_on }).execute();

const places = async (db: Kysely<Tables>) =>
  (await sql<{ readonly place: string }>`select tableoid::regclass::text as place from post_view order by seen_on`.execute(db)).rows.map(({ place }) => place);

describe('partitions of days', () => {
  it('take the rows of their day once made; other rows are stored as well', async () => {
    const { db } = await anotherDatabase();
    await makePartitions(db, views, ['2026-11-20', '2026-11-30']);
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-30']) await seen(db, day);
    expect(await places(db)).toEqual(['post_view_other', 'post_view_2026_11_20', 'post_view_other', 'post_view_2026_11_30']);
  });

  it('are not made for a day whose rows lie elsewhere already, nor made twice', async () => {
    const { db } = await anotherDatabase();
    await seen(db, '2026-11-20');
    await makePartitions(db, views, ['2026-11-20', '2026-11-21']);
    await makePartitions(db, views, ['2026-11-21', '2026-11-22']);
    expect((await partitionsOf(db)).get('post_view')).toEqual(['post_view_2026_11_21', 'post_view_2026_11_22', 'post_view_other']);
    expect(await places(db)).toEqual(['post_view_other']);
  });

  it('are dropped before a day, and nothing else is', async () => {
    const { db } = await anotherDatabase();
    await makePartitions(db, views, ['2026-09-30', '2026-11-20', '2026-11-21']);
    for (const day of ['2026-09-30', '2026-10-01', '2026-11-20', '2026-11-21']) await seen(db, day);
    await dropPartitions(db, 'post_view', '2026-11-21');
    expect(await places(db)).toEqual(['post_view_other', 'post_view_2026_11_21']);
  });

  it('give way to long readers without blocking anyone, and are dropped in the next round', async () => {
    const { db } = await anotherDatabase();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await sweepExpired(db, testDeclarations.tables, clock);
    await seen(db, '2026-11-20');
    clock.advance(24 * 3_600_000);
    await db.transaction().execute(async (reader) => {
      await sql`select 1 from post_view`.execute(reader);
      await expect(sweepExpired(db, testDeclarations.tables, clock)).rejects.toThrow('Not swept: post_view.');
      expect(await places(db)).toEqual(['post_view_2026_11_20']);
    });
    await sweepExpired(db, testDeclarations.tables, clock);
    expect((await partitionsOf(db)).get('post_view')).not.toContain('post_view_2026_11_20');
  });

  it('leave view counts when they go; readers count once per day, again another day', async () => {
    const { db } = await anotherDatabase();
    await sql`insert into community (id, type, url_name, name, category, about) values ('c1', 'topic', 'pay', 'Pay', 'Money', '')`.execute(db);
    await sql`insert into persona (ref, kind, name) values ('author', 'DESIGNATION', 'Member')`.execute(db);
    await sql`insert into post (id, community_id, author_ref, kind, content, posted_at, heat) values ('p', 'c1', 'author', 'text', 'Hello', now(), 1)`.execute(
      db,
    );
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    const record = async (ref: string) =>
      new SqlPostViews(
        new PseudonymScope({ ...testDeclarations, db, clock, secrets: new Secrets(Buffer.alloc(32)), context: { caller: undefined, persona: ref } }),
      ).record(['p']);
    const counted = async () => {
      await aggregateCounts(db, testDeclarations.kinds);
      return [(await db.selectFrom('post').select('views_count').executeTakeFirstOrThrow()).views_count, (await places(db)).length];
    };
    await sweepExpired(db, testDeclarations.tables, clock);
    for (const reader of ['one', 'two', 'one', 'author']) await record(reader);
    expect(await counted()).toEqual([2, 2]);
    clock.advance(24 * 3_600_000);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await counted()).toEqual([2, 0]);
    for (const reader of ['one', 'one']) await record(reader);
    expect(await counted()).toEqual([3, 1]);
  });
});
