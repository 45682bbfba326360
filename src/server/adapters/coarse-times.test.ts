import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { coarsenTimes } from './coarse-times.ts';
import { ownWords } from './content/sanitized-text.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';

describe('days and moments that lead to an account', () => {
  /** Exceptions such as quarters, years, day-long moderator links and future moments drawn at random. */
  const exact = [
    'issued_token.quarter_ends',
    'issued_contribution_token.quarter_ends',
    'issued_counted_tokens.quarter_ends',
    'role_claim.made_on',
    'role_claim.ends_at',
    'mail_address.next_at',
  ];

  it('are stored to the day, week or month, except for some that tell nothing', () => {
    const all = testDeclarations.tables.flatMap(({ name, columns: stored }: AnyTable) => {
      const columns = Object.entries(stored);
      if (!columns.some(([, { facts }]) => facts.owner?.by === 'id')) return [];
      return columns.filter(([, { facts }]) => ['day', 'moment'].includes(facts.kind) && facts.span === undefined).map(([column]) => `${name}.${column}`);
    });
    expect(all.toSorted()).toEqual(exact.toSorted());
  });

  it('tell only the day after an hour, leaving fresh sign-ins the last hour (A-13, S-25)', async () => {
    const { db } = await aDatabase();
    await db
      .insertInto('account')
      .values({ id: 'm1', display_name: ownWords('Member'), made_on: '2026-11-19' })
      .execute();
    const now = Date.UTC(2026, 10, 19, 16, 20);
    await db
      .insertInto('session')
      .values([aSession('s1', now - 61 * minuteMs), aSession('s2', now - 59 * minuteMs)])
      .execute();
    await coarsenTimes(db, testDeclarations.tables, new FakeClock(now));
    const [idle, used] = await db.selectFrom('session').selectAll().orderBy('id').execute();
    const day = new Date(Date.UTC(2026, 10, 19));
    expect(idle).toMatchObject({ signed_in_at: day, changed_at: day, ends_at: new Date(Date.UTC(2026, 11, 31)) });
    expect(used).toMatchObject({ signed_in_at: new Date(now - 59 * minuteMs), changed_at: new Date(now - 59 * minuteMs) });
  });

  it('are days until the night, then weeks or months, for deadlines the last day (A-13)', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock(Date.UTC(2026, 10, 19, 10));
    await db
      .insertInto('account')
      .values({ id: 'm1', display_name: ownWords('Member'), made_on: '2026-11-19' })
      .execute();
    await db.insertInto('identity').values({ key: 'k1', account_id: 'm1', made_on: '2026-11-19' }).execute();
    await db.insertInto('consent').values({ account_id: 'm1', purpose: 'usage', is_given: true, notice_version: 1, changed_on: '2026-11-19' }).execute();
    await db
      .insertInto('session')
      .values([aSession('s1', clock.now()), aSession('s2', Date.UTC(2026, 10, 19, 23, 50))])
      .execute();
    clock.set(14 * hourMs);
    await coarsenTimes(db, testDeclarations.tables, clock);
    expect(await db.selectFrom('account').select('made_on').execute()).toEqual([{ made_on: '2026-11-30' }]);
    expect(await db.selectFrom('identity').select('made_on').execute()).toEqual([{ made_on: '2026-11-01' }]);
    expect(await db.selectFrom('consent').select('changed_on').execute()).toEqual([{ changed_on: '2026-11-16' }]);
    const [idle, used] = await db.selectFrom('session').selectAll().orderBy('id').execute();
    const first = new Date(Date.UTC(2026, 10, 1));
    expect(idle).toMatchObject({
      signed_in_at: first,
      changed_at: first,
      access_ends_at: first,
      ends_at: new Date(Date.UTC(2026, 11, 31)),
      used_on: '2026-11-01',
    });
    expect(used).toMatchObject({ changed_at: new Date(Date.UTC(2026, 10, 19, 23, 50)), access_ends_at: new Date(Date.UTC(2026, 10, 20, 0, 5)) });
  });
});

const aSession = (id: string, usedAt: number): Insertable<Tables['session']> => ({
  id,
  account_id: 'm1',
  handle_hash: id,
  access_hashes: [],
  refresh_hashes: [],
  changed_at: new Date(usedAt),
  access_ends_at: new Date(usedAt + 15 * minuteMs),
  ends_at: new Date(usedAt + 30 * dayMs),
  source: 'google',
  browser: 'Chrome',
  system: 'Linux',
  signed_in_at: new Date(usedAt),
  used_on: '2026-11-19',
});
