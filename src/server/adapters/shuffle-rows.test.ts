import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ownWords } from './content/sanitized-text.ts';
import { dropPartitions } from './database/partitions.ts';
import type { AnyTable } from './database/table.ts';
import { hourlyRound } from './hourly-round.ts';
import { shuffle, shuffledIn } from './shuffle-rows.ts';
import { sweepExpired } from './sweep-expired.ts';
import type { Tables } from './database/tables.ts';

async function arrives(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .insertInto('persona')
    .values({ ref: id, kind: 'ANONYMOUS', name: ownWords('Name'), name_key: id, avatar: '1-sky' })
    .execute();
  await db
    .insertInto('account')
    .values({ id, display_name: ownWords('Member'), made_on: '2026-11-20' })
    .execute();
}

async function anInstance() {
  const { db } = await aDatabase();
  await db.insertInto('installation').defaultValues().execute();
  for (const id of ['one', 'other']) await arrives(db, id);
  const written = async (): Promise<readonly string[]> =>
    (await sql<{ readonly at: string }>`select distinct xmin::text as at from persona`.execute(db)).rows.map(({ at }) => at);
  return { db, clock: new FakeClock(Date.UTC(2026, 10, 20, 12)), written };
}

async function lies(db: Kysely<Tables>): Promise<boolean | undefined> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{
    readonly lies: boolean;
  }>`select position('Quixoria'::bytea in pg_read_binary_file(pg_relation_filepath('account'))) > 0 as lies`.execute(db);
  return rows[0]?.lies;
}

/** Runs another round first, as an older reader may delay the removal. */
async function liesAfterAnHour(db: Kysely<Tables>, clock: FakeClock): Promise<boolean | undefined> {
  clock.advance(hourMs);
  await hourlyRound(db, testDeclarations.tables, clock);
  return lies(db);
}

describe('a table that is new as a whole, such as one of a backup', () => {
  it('is mixed a part at a time; the rest counts as new next round (A-2)', async () => {
    const { db, written } = await anInstance();
    const names = Array.from({ length: 43 }, (_, at) => ({
      ref: `${at}`,
      kind: 'ANONYMOUS' as const,
      name: ownWords('Name'),
      name_key: `${at}`,
      avatar: '1-sky',
    }));
    await db.insertInto('persona').values(names).execute();
    const before = await written();
    const extent = { isNight: false, goesOn: () => true, mostAtOnce: 10 };
    const first = await shuffle(db, { table: 'persona', column: 'ref' }, { mark: null, own: [] }, extent);
    expect([first.mark, first.own.length]).toEqual([null, 3]);
    expect((await written()).some((each) => before.includes(each))).toBe(true);
    const next = await shuffle(db, { table: 'persona', column: 'ref' }, first, extent);
    expect(next.mark).not.toBeNull();
    expect((await written()).some((each) => before.includes(each))).toBe(false);
  });
});

describe('rows in random order', () => {
  it('mix newcomers’ rows with all others hourly, and stay where nobody wrote (A-2)', async () => {
    const { db, clock, written } = await anInstance();
    expect(await written()).toHaveLength(2);
    await hourlyRound(db, testDeclarations.tables, clock);
    const before = await written();
    clock.advance(hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await written()).toEqual(before);
    await arrives(db, 'third');
    clock.advance(hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    const after = await written();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('reveal no writer or latest sign-in, even where no row is new (A-2)', async () => {
    const { db, clock } = await anInstance();
    await hourlyRound(db, testDeclarations.tables, clock);
    const marked = async () =>
      (
        await sql`select ref from persona where xmax::text not in ('0', xmin::text) union all
          select id from account where xmax::text not in ('0', xmin::text)`.execute(db)
      ).rows.length;
    // As a foreign key does with the row that it points to.
    for (const id of ['one', 'other']) {
      await sql`select 1 from persona where ref = ${id} for key share`.execute(db);
      await sql`select 1 from account where id = ${id} for key share`.execute(db);
    }
    expect(await marked()).toBe(4);
    clock.advance(hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await marked()).toBe(0);
  });

  it('are all rewritten by night, also where nobody wrote', async () => {
    const { db, clock, written } = await anInstance();
    await hourlyRound(db, testDeclarations.tables, clock);
    const before = await written();
    clock.advance(24 * hourMs);
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await written()).not.toEqual(before);
  });

  it('mix in every partition, and a partition that went leaves no note (A-2)', async () => {
    const { db, clock } = await anInstance();
    await dropPartitions(db, 'post_view', '9999-12-31');
    await sweepExpired(db, testDeclarations.tables, clock);
    const view = (viewer: string, seen_on: string) => db.insertInto('post_view').values({ post_id: 'p', viewer, seen_on }).execute();
    for (const day of ['2026-11-20', '2026-11-21', '2026-12-25']) for (const viewer of ['one', 'other']) await view(viewer, day);
    const written = async () =>
      (
        await sql<{ readonly partition: string; readonly times: number }>`select tableoid::regclass::text as partition, count(distinct xmin::text)::int as times
          from post_view group by 1 order by 1`.execute(db)
      ).rows;
    const each = (times: number) => ['post_view_2026_11_20', 'post_view_2026_11_21', 'post_view_other'].map((partition) => ({ partition, times }));
    expect(await written()).toEqual(each(2));
    await hourlyRound(db, testDeclarations.tables, clock);
    expect(await written()).toEqual(each(1));
    clock.advance(48 * hourMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    await hourlyRound(db, testDeclarations.tables, clock);
    const { shuffled_since } = await db.selectFrom('installation').select('shuffled_since').executeTakeFirstOrThrow();
    const noted = Object.keys(Object(JSON.parse(shuffled_since ?? '')) as object).filter((table) => table.startsWith('post_view'));
    expect(noted.toSorted()).toEqual(['post_view_2026_11_22', 'post_view_2026_11_23', 'post_view_2026_11_24', 'post_view_other']);
  });

  it('that were deleted leave the database’s files within the hour, even without writes', async () => {
    const { db, clock } = await anInstance();
    await db
      .insertInto('account')
      .values({ id: 'left', display_name: ownWords('Quixoria'), made_on: '2026-11-20' })
      .execute();
    await hourlyRound(db, testDeclarations.tables, clock);
    await db.deleteFrom('account').where('id', '=', 'left').execute();
    expect(await lies(db)).toBe(true);
    await expect.poll(() => liesAfterAnHour(db, clock)).toBe(false);
  });

  it('that came and went between two rounds leave the files of the database, too', async () => {
    const { db, clock } = await anInstance();
    await hourlyRound(db, testDeclarations.tables, clock);
    await arrives(db, 'Quixoria');
    await db.deleteFrom('account').where('id', '=', 'Quixoria').execute();
    expect(await lies(db)).toBe(true);
    await expect.poll(() => liesAfterAnHour(db, clock)).toBe(false);
  });

  it('wait for nobody who writes one of them meanwhile, and are owed', async () => {
    const { db, clock } = await anInstance();
    await db.transaction().execute(async (writer) => {
      await writer.selectFrom('account').select('id').where('id', '=', 'one').forUpdate().execute();
      await expect(hourlyRound(db, testDeclarations.tables, clock)).rejects.toMatchObject({ message: 'Not done: account.', owed: ['account'], gaveWay: true });
    });
    await hourlyRound(db, testDeclarations.tables, clock, { only: ['account'] });
    expect((await sql`select distinct xmin::text from account`.execute(db)).rows).toHaveLength(1);
  });

  it('are those of every table, but for those in which no member leaves one', () => {
    const names = shuffledIn(testDeclarations.tables).map(({ table }) => table);
    for (const table of [
      'choice',
      'post_media',
      'spent_token',
      'issued_token',
      'issued_contribution_token',
      'issued_counted_tokens',
      'keyed_voter',
      'account',
      'session',
      'career',
      'onboarding',
      'persona',
      'post',
      'comment',
      'vote',
      'report',
      'mail_proof',
      'daily_use',
      'feedback',
    ])
      expect(names).toContain(table);
    expect(names).toContain('owed_line');
    const members = testDeclarations.tables.filter(({ columns }: AnyTable) =>
      Object.values(columns).some(({ facts }) => facts.owner !== undefined || facts.source === 'member'),
    );
    expect(members.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    for (const table of ['removal', 'company', 'installation']) expect(names).not.toContain(table);
  });
});
