import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import type { Logger } from '#server/app/process/log.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { HourlyWork } from '#server/app/wiring/hourly-work.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';

/** Server with a due post and an owed ledger line, its hourly work and complaints. */
async function due() {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const { database, secrets, clock } = server;
  const writer = server.aMember();
  const made = async (isLater: boolean) => {
    const outcome = await writer.posts.create({ ...aDraft(server.communities[0]), isLater });
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    return outcome.postId;
  };
  const [later, gone] = [await made(true), await made(false)];
  await writer.posts.remove(gone);
  clock.advance(8 * dayMs);
  const complaints: string[] = [];
  const log = { warn: (_: object, complaint: string) => complaints.push(complaint) } as unknown as Logger;
  const work = new HourlyWork(database, secrets, clock, log);
  const done = async () => [(await server.guest.posts.at(later)).status, (await server.guest.ledger.from(1)).map(({ itemId }) => itemId)];
  return { ...server, work, complaints, done, later, gone };
}

it('runs its parts in order, and continues where one fails', async () => {
  const { db, work, complaints } = await due();
  const { rows } = await sql<{ readonly name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(db);
  for (const { name } of rows) await rename(name, `${name}_away`);
  await work.once();
  for (const { name } of rows) await rename(`${name}_away`, name);
  expect(complaints.map((complaint) => complaint.split(' could not ')[0])).toEqual([
    'What has expired',
    'The lines that the ledger is owed',
    'The posts that are due',
    'The conversations that nobody is in',
    'The companies that nothing waits under',
    'The desks of companies whose domain is another now',
    'The means of the industries',
    'The jobs and skills with most questions',
    'The open jobs',
    'How much is written of each company',
    'What became of applications',
    'What the first page prints',
    'Rows',
  ]);
});

it('does what it can when one part fails, and retries that next round', async () => {
  const { db, work, complaints, done, later, gone } = await due();
  await sql`alter table scheduled_post rename to away`.execute(db);
  await work.once();
  expect(complaints).toContain('The posts that are due could not be brought out');
  await sql`alter table away rename to scheduled_post`.execute(db);
  expect(await done()).toEqual(['NOT_FOUND', [gone]]);
  complaints.length = 0;
  await work.once();
  expect([await done(), complaints, later]).toEqual([['LIVE', [gone]], [], later]);
});

it('comes every hour, and not again once stopped, whenever that is', async () => {
  const { work, clock, done, gone } = await due();
  work.start();
  clock.advance(hourMs);
  await work.stop();
  clock.advance(hourMs);
  work.start();
  clock.advance(hourMs);
  await work.stop();
  expect(await done()).toEqual(['LIVE', [gone]]);
});

it('writes every line that the ledger is owed but the one that cannot be written', async () => {
  const { db, clock, work, complaints, guest, communities, aMember } = await due();
  const [writer, gone] = [aMember(), Array.of<string>()];
  for (let at = 0; at < 6; at++) {
    const made = await writer.posts.create(aDraft(communities[0], { content: `Letter ${at}.` }));
    if ('postId' in made) gone.push(made.postId);
  }
  for (const id of gone) await writer.posts.remove(id);
  await db
    .insertInto('owed_line')
    .values({ item_id: 'nowhere', due: new Date(clock.now()) })
    .execute();
  clock.advance(8 * dayMs);
  await work.once();
  expect(complaints).toEqual(['The lines that the ledger is owed could not be written']);
  expect((await guest.ledger.from(1)).map(({ itemId }) => itemId)).toEqual(expect.arrayContaining(gone));
  expect(await db.selectFrom('owed_line').select('item_id').execute()).toEqual([{ item_id: 'nowhere' }]);
});

/** Server after a round, with two newer members, each in a separate transaction. */
async function withNewMembers() {
  const opened = await due();
  const { db, work } = opened;
  await db.insertInto('installation').defaultValues().execute();
  await work.once();
  for (const id of ['one', 'other'])
    await db
      .insertInto('account')
      .values({ id, display_name: ownWords('Member'), made_on: '2026-11-20' })
      .execute();
  const writers = async () => (await sql`select distinct xmin::text from account`.execute(db)).rows.length;
  expect(await writers()).toBeGreaterThan(1);
  return { ...opened, writers };
}

it('mixes new writing at the stop, in full even after another’s long work (A-2)', async () => {
  const { db, work, complaints, writers, clock } = await withNewMembers();
  let stopped: Promise<void> | undefined;
  await unlessUnderWay(db, 'sweep', async () => {
    stopped = work.stop();
    await clock.untilWaitedFor();
  });
  clock.advance(16_000);
  await stopped;
  expect([await writers(), complaints]).toEqual([1, []]);
});

it('mixes at its start, within the hour, what a killed server left (A-2)', async () => {
  const { work, writers, clock } = await withNewMembers();
  await work.atStart();
  work.start();
  clock.advance(0);
  await clock.untilWaitedFor(hourMs);
  expect(await writers()).toBe(1);
});

it('deletes and coarsens what is due before answering anyone, the rest right after (F-15, A-13)', async () => {
  const { db, work, clock, done, later, gone } = await due();
  await db.insertInto('installation').defaultValues().execute();
  await db
    .insertInto('account')
    .values({ id: 'left', display_name: ownWords('Member'), made_on: '2026-01-07' })
    .execute();
  await db.insertInto('error_day').values({ day: '2026-01-07', different: 1 }).execute();
  await work.atStart();
  const { made_on } = await db.selectFrom('account').select('made_on').where('id', '=', 'left').executeTakeFirstOrThrow();
  expect([made_on, await db.selectFrom('error_day').select('day').execute()]).toEqual(['2026-01-31', []]);
  expect(await done()).toEqual(['NOT_FOUND', []]);
  work.start();
  clock.advance(0);
  await clock.untilWaitedFor(hourMs);
  expect([await done(), later]).toEqual([['LIVE', [gone]], later]);
});

it('is waited for some seconds at its start, then continues behind answers (F-15, A-2)', async () => {
  const { db, work, writers, clock, complaints } = await withNewMembers();
  await db.insertInto('error_day').values({ day: '2025-01-07', different: 1 }).execute();
  const [sweeping, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lies = async () => (await db.selectFrom('error_day').select('day').execute()).length;
  const busy = db.transaction().execute(async (other) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(other);
    await other.selectFrom('error_day').select('day').forUpdate().execute();
    sweeping.resolve();
    await answered.promise;
  });
  await sweeping.promise;
  const start = work.atStart();
  await clock.untilWaitedFor(5_000);
  clock.advance(5_000);
  await start;
  expect(await lies()).toBe(1);
  answered.resolve();
  await busy;
  work.start();
  clock.advance(0);
  await clock.untilWaitedFor(hourMs);
  expect([await lies(), await writers(), complaints]).toEqual([0, 1, []]);
});

it('mixes a fresh demo when its mixing could not be noted', async () => {
  const { db, work, writers, clock, complaints } = await withNewMembers();
  await sql`alter table installation rename to installation_away`.execute(db);
  await work.atStart({ isMadeUpNow: true });
  await sql`alter table installation_away rename to installation`.execute(db);
  expect(complaints[0]).toMatch(/^That the demo lies in random order could not be noted/);
  work.start();
  clock.advance(0);
  await clock.untilWaitedFor(hourMs);
  expect(await writers()).toBe(1);
});

it('leaves unfinished starting work to the last round, without complaint (A-2)', async () => {
  const { work, writers, clock, complaints } = await withNewMembers();
  await work.atStart();
  work.start();
  clock.advance(0);
  await work.stop();
  expect([await writers(), complaints]).toEqual([1, []]);
});

it('leaves a fresh world as it is, and mixes what members add (A-2)', async () => {
  const { db, work, writers } = await withNewMembers();
  const before = await writers();
  await work.atStart({ isMadeUpNow: true });
  expect(await writers()).toBe(before);
  await db
    .insertInto('account')
    .values({ id: 'third', display_name: ownWords('Member'), made_on: '2026-11-20' })
    .execute();
  await work.stop();
  expect(await writers()).toBe(1);
});

it('retries within minutes after giving way, and reports only an hour of that', async () => {
  const { db, work, complaints, writers, clock } = await withNewMembers();
  await db.transaction().execute(async (writer) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(writer);
    await writer.selectFrom('account').select('id').where('id', '=', 'one').forUpdate().execute();
    for (const recorded of [0, 1]) {
      clock.advance(hourMs);
      await work.once();
      expect(complaints).toHaveLength(recorded);
    }
  });
  work.start();
  clock.advance(3 * minuteMs);
  await clock.untilWaitedFor();
  expect([await writers(), complaints.length]).toEqual([1, 1]);
});
