import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { SqlErrorReports } from './sql-error-reports.ts';
import { sweepExpired } from './sweep-expired.ts';

const dayMs = 86_400_000;

describe('sweeping (F-15)', () => {
  it('deletes what is past its days and nothing younger', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 23));
    const reports = new SqlErrorReports(db, clock);
    await reports.file({ error: { name: 'Error', message: 'old' }, display: 'WEB' });
    clock.advance(dayMs);
    await reports.file({ error: { name: 'Error', message: 'young' }, display: 'WEB' });
    const messages = async () => (await db.selectFrom('error_report').select('message').orderBy('message').execute()).map(({ message }) => message);

    clock.advance(89 * dayMs);
    await sweepExpired(db, clock);
    expect(await messages()).toEqual(['old', 'young']);
    clock.advance(dayMs);
    await sweepExpired(db, clock);
    expect(await messages()).toEqual(['young']);
    expect(await db.selectFrom('error_day').select('day').execute()).toEqual([{ day: '2026-11-21' }]);
  });

  it('keeps companies for good', async () => {
    const { db } = await aDatabase();
    await db.insertInto('industry').values({ url_name: 'mills', name: 'Mills' }).execute();
    await sweepExpired(db, new FakeClock(Date.UTC(2226, 0, 1)));
    expect(await db.selectFrom('industry').select('name').execute()).toEqual([{ name: 'Mills' }]);
  });
});
