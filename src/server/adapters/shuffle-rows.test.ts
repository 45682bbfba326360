import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ownWords } from './content/sanitized-text.ts';
import type { AnyTable } from './database/table.ts';
import { hourlyRound } from './hourly-round.ts';
import { shuffledTables } from './shuffle-rows.ts';
import { tables, type Tables } from './tables.ts';

/** A made-up name, and an account, each written in a transaction of its own. */
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

/** A database after two members came, and its clock. */
async function aHouse() {
  const { db } = await aDatabase();
  await db.insertInto('installation').defaultValues().execute();
  for (const id of ['one', 'other']) await arrives(db, id);
  const written = async (): Promise<readonly string[]> =>
    (await sql<{ readonly at: string }>`select distinct xmin::text as at from persona`.execute(db)).rows.map(({ at }) => at);
  return { db, clock: new FakeClock(Date.UTC(2026, 10, 20, 12)), written };
}

describe('rows in random order', () => {
  it('mix those of members who came since with all others within the hour, and stay as they are where nobody wrote (A-2)', async () => {
    const { db, clock, written } = await aHouse();
    expect(await written()).toHaveLength(2);
    await hourlyRound(db, clock);
    const before = await written();
    clock.advance(hourMs);
    await hourlyRound(db, clock);
    expect(await written()).toEqual(before);
    await arrives(db, 'third');
    clock.advance(hourMs);
    await hourlyRound(db, clock);
    const after = await written();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('are all rewritten by night, also where nobody wrote', async () => {
    const { db, clock, written } = await aHouse();
    await hourlyRound(db, clock);
    const before = await written();
    clock.advance(24 * hourMs);
    await hourlyRound(db, clock);
    expect(await written()).not.toEqual(before);
  });

  it('wait for nobody who writes one of them meanwhile, and are owed', async () => {
    const { db, clock } = await aHouse();
    await db.transaction().execute(async (writer) => {
      await writer.selectFrom('account').select('id').where('id', '=', 'one').forUpdate().execute();
      await expect(hourlyRound(db, clock)).rejects.toThrow('Not done: account.');
    });
    expect(await hourlyRound(db, clock)).toBe(true);
    expect((await sql`select distinct xmin::text from account`.execute(db)).rows).toHaveLength(1);
  });

  it('are those of every table, but for those in which no member leaves one', () => {
    const names = shuffledTables.map(({ table }) => table);
    for (const table of [
      'choice',
      'post_media',
      'spent_token',
      'issued_token',
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
    const members = tables.filter(({ columns }: AnyTable) =>
      Object.values(columns).some(({ facts }) => facts.owner !== undefined || facts.source === 'member'),
    );
    expect(members.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    for (const table of ['removal', 'company', 'installation']) expect(names).not.toContain(table);
  });
});
