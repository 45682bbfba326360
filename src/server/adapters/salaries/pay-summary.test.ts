import { describe, expect, it } from 'vitest';
import { minuteMs } from '#core/figures/durations.ts';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { aKnownSalary, keepSalaries, makePay, type KnownSalary } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { MarketPay } from './market-pay.ts';
import { SqlSalaries } from './sql-salaries.ts';

const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);

async function opened() {
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  const salaries = new SqlSalaries({ db });
  const people = async () => (await salaries.ofJob('koyal-pay', 'weaver', everyJobPay)).slice?.figures.people ?? 0;
  return { db, salaries, people };
}

const some = (count: number, known: Partial<KnownSalary> = {}) => Array.from({ length: count }, () => aKnownSalary({ companyId, ...known }));

describe('the pay at a company', () => {
  it('counts what waits from its hour on, in the week of that hour (F-17)', async () => {
    const { db, people } = await opened();
    await keepSalaries(db, [...some(7, { month: '2026-11' }), ...some(1, { status: 'SCHEDULED', dueAt: now + minuteMs, month: '2026-09' })], now);
    expect(await people()).toBe(0);
    await makePay(db, now + minuteMs);
    const out = await db.selectFrom('salary').select(['posted_at', 'status']).where('due_at', 'is', null).orderBy('posted_at', 'desc').executeTakeFirst();
    expect([await people(), out]).toEqual([8, { posted_at: new Date('2026-11-16T00:00:00Z'), status: 'LIVE' }]);
  });

  it('excludes pay shared over three years ago, and weighs older pay less (F-03)', async () => {
    const { db, salaries, people } = await opened();
    await keepSalaries(db, [...some(7), ...some(6, { month: '2023-11' })], now);
    expect(await people()).toBe(0);
    await keepSalaries(db, [...some(20, { fixed: 700_000, month: '2024-01' }), ...some(10, { fixed: 900_000 })], now);
    const { slice } = await salaries.ofJob('koyal-pay', 'weaver', everyJobPay);
    expect(slice?.figures.points.find(({ percent }) => percent === 50)?.amount).toBe(900_000);
  });

  it('is marked as made, and the notes are gone', async () => {
    const { db } = await opened();
    await keepSalaries(db, some(8), now);
    expect(await db.selectFrom('stale_pay').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('stale_market_pay').selectAll().execute()).toEqual([]);
  });
});

describe('the pay of a job at all companies', () => {
  it('is made at once, and again after five minutes at the earliest', async () => {
    const { db } = await opened();
    await keepSalaries(db, some(8), now);
    const { designation_id } = await db.selectFrom('market_pay').select('designation_id').where('designation_id', '>', 0).executeTakeFirstOrThrow();
    let at = now;
    const market = new MarketPay(db, { now: () => at });
    const noted = async () => {
      await db
        .insertInto('stale_market_pay')
        .values({ designation_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return market.refresh();
    };
    expect(await noted()).toBe(2);
    at += 5 * minuteMs - 1;
    expect(await noted()).toBe(0);
    at += 1;
    expect(await noted()).toBe(2);
  });
});
