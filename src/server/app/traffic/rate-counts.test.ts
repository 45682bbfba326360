import { describe, expect, it } from 'vitest';
import { SqlRateCounts } from '#server/adapters/caller/sql-rate-counts.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { RateCounts } from './rate-counts.ts';

const windowMs = 300_000;
const secrets = new Secrets(Buffer.alloc(32, 5));

async function processes(many: number) {
  const { db } = await aDatabase();
  const all = Array.from({ length: many }, () => {
    const clock = new FakeClock();
    const counts = new RateCounts(clock, () => new SqlRateCounts(db, secrets));
    const { store: Store } = counts;
    const store = new Store({}).child({ groupId: 'sign-in' } as never);
    const count = (key: string, max: number) => {
      let found = { current: 0, ttl: 0 };
      store.incr(key, (_error, result) => void (found = result ?? found), windowMs, max);
      return found;
    };
    const times = (often: number, key: string, max: number) => Array.from({ length: often }, () => count(key, max).current <= max).filter(Boolean).length;
    return { clock, counts, count, times, share: () => counts.share() };
  });
  const rows = () => db.selectFrom('rate_count').select(['key', 'times']).orderBy('times').execute();
  return { db, all, rows, shareAll: () => Promise.all(all.map(({ share }) => share())) };
}

function failingOnce(meanwhile: (count: () => void, clock: FakeClock) => void) {
  const clock = new FakeClock();
  const added: number[][] = [];
  const add = async (sent: readonly { readonly times: number }[]) => {
    added.push(sent.map(({ times }) => times));
    if (added.length > 1) return sent.map(({ times }) => ({ times, leftMs: windowMs }));
    meanwhile(count, clock);
    throw new Error('away');
  };
  const counts = new RateCounts(clock, () => ({ add }));
  const { store: Store } = counts;
  const store = new Store({}).child({ groupId: 'sign-in' } as never);
  const count = () => store.incr('member m', () => undefined, windowMs, 10);
  return { counts, count, added };
}

describe('a round of rate limits that fails', () => {
  it('is recovered by the next, and puts no old window over a newer one', async () => {
    const same = failingOnce((count) => count());
    const again = failingOnce((count, clock) => {
      clock.advance(windowMs + 1);
      count();
    });
    for (const { counts, count } of [same, again]) {
      for (let time = 0; time < 5; time++) count();
      await counts.share();
      await counts.share();
    }
    expect([same.added, again.added]).toEqual([
      [[5], [6]],
      [[5], [1]],
    ]);
  });
});

describe('rate limits over several processes', () => {
  it('let each process pass what comes to it within a second, and no more afterwards', async () => {
    const { all, shareAll } = await processes(3);
    const passed = [0, 0, 0];
    for (let second = 0; second < 20; second++) {
      for (const [at, { times }] of all.entries()) passed[at] = (passed[at] ?? 0) + times(10, 'member m', 100);
      await shareAll();
    }
    const total = passed.reduce((sum, each) => sum + each, 0);
    expect(total).toBeGreaterThanOrEqual(100);
    expect(total).toBeLessThanOrEqual(100 + 3 * 10);
  });

  it('learn of keys exhausted elsewhere after a tenth of the limit and a second', async () => {
    const { all, shareAll } = await processes(2);
    const [one, other] = all;
    expect(one?.times(200, '203.0.113.7', 100)).toBe(100);
    await shareAll();
    expect(other?.times(10, '203.0.113.7', 100)).toBe(10);
    await shareAll();
    expect(other?.times(50, '203.0.113.7', 100)).toBe(0);
    expect(other?.times(50, '203.0.113.8', 100)).toBe(50);
  });

  it('begin again together when the window has ended', async () => {
    const { all, shareAll, db } = await processes(2);
    const [one, other] = all;
    one?.times(100, 'member m', 100);
    await shareAll();
    other?.times(10, 'member m', 100);
    await shareAll();
    await db
      .updateTable('rate_count')
      .set({ ends_at: new Date(0) })
      .execute();
    for (const { clock } of all) clock.advance(windowMs);
    expect(other?.times(100, 'member m', 100)).toBe(100);
    await shareAll();
    expect(one?.times(10, 'member m', 100)).toBe(10);
    await shareAll();
    expect(one?.count('member m', 100).current).toBe(111);
  });

  it('record only who asks a tenth or more, hashed, members and made-up names apart', async () => {
    const { all, rows, shareAll } = await processes(1);
    const [one] = all;
    one?.times(9, 'member quiet', 100);
    one?.times(20, 'member m', 100);
    one?.times(30, 'persona p', 100);
    await shareAll();
    const found = await rows();
    expect(found.map(({ times }) => times)).toEqual([20, 30]);
    expect(JSON.stringify(found)).not.toMatch(/member|persona/);
    expect(found.map(({ key }) => key)).toEqual(['member m', 'persona p'].map((key) => secrets.reference('rate limit', 'sign-in', key)));
  });

  it('are cleared away once they count no more', async () => {
    const { db, all, rows, shareAll } = await processes(1);
    all[0]?.times(20, 'member m', 100);
    await shareAll();
    await db
      .updateTable('rate_count')
      .set({ ends_at: new Date(0) })
      .execute();
    all[0]?.times(20, 'member other', 100);
    await shareAll();
    expect((await rows()).map(({ key }) => key)).toEqual([secrets.reference('rate limit', 'sign-in', 'member other')]);
  });

  it('lose nothing of what was counted while the database was away', async () => {
    const { db } = await aDatabase();
    const shared = new SqlRateCounts(db, secrets);
    let isAway = true;
    const counts = new RateCounts(new FakeClock(), () => ({ add: (all) => (isAway ? Promise.reject(new Error('away')) : shared.add(all)) }));
    const { store: Store } = counts;
    const store = new Store({}).child({ groupId: 'pages' } as never);
    for (let turn = 0; turn < 20; turn++) store.incr('member m', () => undefined, windowMs, 100);
    await counts.share();
    isAway = false;
    await counts.share();
    expect(await db.selectFrom('rate_count').select('times').execute()).toEqual([{ times: 20 }]);
  });
});
