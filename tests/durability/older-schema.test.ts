import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { migrate, statementsOf } from '#server/adapters/database/migrate.ts';
import { partitionsOf } from '#server/adapters/database/partitions.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anEmptyDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { stepsBefore, stepsFolder } from './steps-before.ts';

const quietly = () => undefined;

it('an older schema keeps its communities when it is migrated, and counts every member who had chosen one, once', async () => {
  const database = await anEmptyDatabase();
  const { db } = database;
  await migrate(database, quietly, stepsBefore('0030'));
  await sql`insert into community (id, type, url_name, name, name_key, category, about, followers_count) values
    ('salaries', 'topic', 'salary-talk', 'Salary talk', 'salary talk', 'Money', '', 1), ('sales', 'department', 'sales', 'Sales', 'sales', 'Departments', '', 0)`.execute(
    db,
  );
  await sql`insert into membership (member, community_id) values ('one', 'salaries')`.execute(db);
  await sql`insert into community_choice (member_ref, community_type, community_id) values
    ('one', 'topic', 'salary-talk'), ('two', 'topic', 'salary-talk'), ('two', 'department', 'sales'), ('two', 'topic', 'gone')`.execute(db);
  await sql`insert into topic (id, url_name, name) values (2, 'interviews', 'Interviews'), (13, 'banking-finance', 'Banking & Finance')`.execute(db);
  await sql`insert into tag (id, topic_id, name) values (201, 2, 'HR rounds'), (1301, 13, 'Bank jobs')`.execute(db);
  await migrate(database, quietly);
  await aggregateCounts(db, testDeclarations.kinds);
  expect(await db.selectFrom('community').select(['name_key', 'followers_count']).orderBy('id').execute()).toEqual([
    { name_key: 'salary talk', followers_count: 2 },
    { name_key: 'sales', followers_count: 1 },
  ]);
  expect(await db.selectFrom('tag').select('id').execute()).toEqual([{ id: 201 }]);
});

it('an older schema keeps what was said in Hindi, and knows of which topic nobody has said it', async () => {
  const database = await anEmptyDatabase();
  const { db } = database;
  await migrate(database, quietly, stepsBefore('0279'));
  await sql`insert into community (id, type, url_name, name, category, about, name_hi, about_hi) values
    ('emptied', 'topic', 'emptied', 'Emptied', 'Money', '', '', ''), ('koyal', 'company', 'koyal', 'Koyal', 'Payments', '', null, 'कोयल में काम।'),
    ('pay', 'topic', 'pay', 'Pay', 'Money', '', 'वेतन', 'वेतन पर।'), ('unsaid', 'topic', 'unsaid', 'Unsaid', 'Money', '', null, null)`.execute(db);
  await sql`insert into coupon (id, title_en, title_hi, text_en, text_hi, points, ends_on) values ('tea', 'Tea', 'चाय', 'One cup.', 'एक कप।', 1, '2027-03-31')`.execute(
    db,
  );
  await migrate(database, quietly);
  expect(await db.selectFrom('community').select(['id', 'names', 'abouts', 'names_key']).orderBy('id').execute()).toEqual([
    { id: 'emptied', names: {}, abouts: {}, names_key: null },
    { id: 'koyal', names: {}, abouts: { hi: 'कोयल में काम।' }, names_key: null },
    { id: 'pay', names: { hi: 'वेतन' }, abouts: { hi: 'वेतन पर।' }, names_key: '\nवेतन' },
    { id: 'unsaid', names: null, abouts: {}, names_key: null },
  ]);
  expect(await db.selectFrom('coupon').select(['title', 'titles', 'text', 'texts']).execute()).toEqual([
    { title: 'Tea', titles: { hi: 'चाय' }, text: 'One cup.', texts: { hi: 'एक कप।' } },
  ]);
});

describe('views before there were partitions', () => {
  const views = async (db: Kysely<Tables>) => db.selectFrom('post_view').selectAll().orderBy('viewer').execute();

  async function seenBefore() {
    const database = await anEmptyDatabase();
    await migrate(database, quietly, stepsBefore('0080'));
    const { db } = database;
    await sql`insert into community (id, type, url_name, name, category, about) values ('c1', 'topic', 'pay', 'Pay', 'Money', '')`.execute(db);
    await sql`insert into persona (ref, kind, name) values ('p1', 'DESIGNATION', 'Member')`.execute(db);
    await sql`insert into post (id, community_id, author_ref, kind, content, posted_at, heat) values ('x1', 'c1', 'p1', 'text', 'Hello', now(), 1)`.execute(db);
    const known = ['one', 'two'].map((viewer) => ({ post_id: 'x1', viewer, seen_on: '2026-11-20' }));
    await db.insertInto('post_view').values(known).execute();
    return { database, db, known };
  }

  it('are kept, so that nobody counts twice on that day, and are forgotten when it is over', async () => {
    const { database, db, known } = await seenBefore();
    await migrate(database, quietly);
    expect(await views(db)).toEqual(known);
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await sweepExpired(db, testDeclarations.tables, clock);
    const again = sql`insert into post_view (post_id, viewer, seen_on) values ('x1', 'one', '2026-11-20'), ('x1', 'three', '2026-11-20'), ('x1', 'one', '2026-11-21')
      on conflict do nothing returning viewer, seen_on`;
    expect((await again.execute(db)).rows).toEqual([
      { viewer: 'three', seen_on: '2026-11-20' },
      { viewer: 'one', seen_on: '2026-11-21' },
    ]);
    clock.advance(24 * 3_600_000);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await views(db)).toEqual([{ post_id: 'x1', viewer: 'one', seen_on: '2026-11-21' }]);
  });

  it('come through although each statement of the step runs again', async () => {
    const { db, known } = await seenBefore();
    const text = readFileSync(join(stepsFolder, '0080-views-by-day.sql'), 'utf8');
    const statements = text.split(/;\s*\n/).filter((statement) => statement.trim() !== '');
    expect(statements).toHaveLength(7);
    for (const statement of statements.flatMap((each) => [each, each])) await sql.raw(statement).execute(db);
    expect(await views(db)).toEqual(known);
    expect((await partitionsOf(db)).get('post_view')).toEqual(['post_view_other']);
  });
});

describe('keys before they held the home of their rows', () => {
  const step = '0090-keys-with-homes';
  const keys = async (db: Kysely<Tables>) =>
    (
      await sql<{ readonly definition: string }>`select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and indisvalid order by 1`.execute(db)
    ).rows.map(({ definition }) => definition);

  it('are made beside the former ones, wherever a stop cut the step', async () => {
    const [whole, cut] = [await anEmptyDatabase(), await anEmptyDatabase()];
    await migrate(whole, quietly);
    await migrate(cut, quietly, stepsBefore('0090'));
    const statements = statementsOf(readFileSync(join(stepsFolder, `${step}.sql`), 'utf8'));
    expect(statements.length).toBeGreaterThan(10);
    for (const [place, statement] of statements.entries()) for (const again of [...statements.slice(0, place), statement]) await sql.raw(again).execute(cut.db);
    await migrate(cut, quietly);
    expect(await keys(cut.db)).toEqual(await keys(whole.db));
  });

  it('let the release before write as it did', async () => {
    const database = await anEmptyDatabase();
    await migrate(database, quietly);
    const { db } = database;
    const save = (facts: string) =>
      sql`insert into salary_offer (id, owner, facts) values ('o1', 'one', ${facts}) on conflict (id) do update set facts = excluded.facts`.execute(db);
    await save('{"a": 1}');
    await save('{"a": 2}');
    expect(await db.selectFrom('salary_offer').select('facts').execute()).toEqual([{ facts: { a: 2 } }]);
  });
});
