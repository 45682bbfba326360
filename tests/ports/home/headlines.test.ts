import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/aggregation.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { headlineKinds, type CountedThings } from '#core/home/headline-stats.ts';
import { countHeadlines, lastCounted } from '#server/adapters/home/count-headlines.ts';
import { SqlHeadlines } from '#server/adapters/home/sql-headlines.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { FakeHeadlines } from '#tests/fakes/home/fake-headlines.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpHeadlines } from '#web/adapters/home/http-headlines.ts';
import { keepsHeadlines } from './headlines.ts';

const keepCounted = async (db: TestDatabase['db'], counted: CountedThings): Promise<void> => {
  const rows = headlineKinds.map((kind) => ({ kind, things: counted[kind], counted_on: counted.countedOn }));
  await db.insertInto('headline_count').values(rows).execute();
};

describe('headlines in memory', () => void keepsHeadlines(async (counted) => new FakeHeadlines(counted)));

describe('headlines in the database', () =>
  void keepsHeadlines(async (counted) => {
    const { db } = await aDatabase();
    if (counted) await keepCounted(db, counted);
    return new SqlHeadlines({ db });
  }));

describe('headlines over the wire', () =>
  void keepsHeadlines(async (counted) => httpHeadlines((await overTheWire({ headlines: new FakeHeadlines(counted) })).service(routes))));

describe('the counting of an installation (R-001)', () => {
  const noon = Date.UTC(2026, 10, 16, 6, 30);
  const at = (ms: number) => ({ now: () => ms });
  const koyal = aCompany({ name: 'Koyal Pay' });

  it('counts what is shown, and nothing else', async () => {
    const { db } = await aDatabase();
    await keepInTables(db, [koyal]);
    const { companyId } = koyal;
    await keepReviews(db, [aKnownReview({ companyId }), aKnownReview({ companyId }), aKnownReview({ companyId, status: 'FLAGGED' })]);
    await keepSalaries(db, [aKnownSalary({ companyId }), aKnownSalary({ companyId, status: 'SCHEDULED', dueAt: Date.UTC(2027, 0, 1) })]);
    await keepInterviews(db, [aKnownInterview({ companyId })]);
    await countHeadlines(db, at(noon));
    expect(await lastCounted(db)).toEqual({ reviews: 2, salaries: 1, interviews: 1, people: 0, countedOn: '2026-11-16' });
  });

  it('happens every round while there are few, and daily once there are many', async () => {
    const { db } = await aDatabase();
    const few = { reviews: 5, salaries: 5, interviews: 5, people: 5, countedOn: '2026-11-16' };
    await keepCounted(db, few);
    await countHeadlines(db, at(noon + hourMs));
    expect((await lastCounted(db))?.reviews).toBe(0);
    await db.updateTable('headline_count').set({ things: 2_00_000 }).execute();
    await countHeadlines(db, at(noon + 2 * hourMs));
    expect((await lastCounted(db))?.reviews).toBe(2_00_000);
    await countHeadlines(db, at(noon + dayMs));
    expect(await lastCounted(db)).toMatchObject({ reviews: 0, countedOn: '2026-11-17' });
  });
});
