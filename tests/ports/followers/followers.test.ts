import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/company.ts';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { SqlBadges } from '#server/adapters/followers/sql-badges.ts';
import { SqlCompanyNeighbours } from '#server/adapters/followers/sql-company-neighbours.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeBadges } from '#tests/fakes/followers/fake-badges.ts';
import { FakeCompanyNeighbours } from '#tests/fakes/followers/fake-company-neighbours.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpBadges } from '#web/adapters/followers/http-badges.ts';
import { httpCompanyNeighbours } from '#web/adapters/followers/http-company-neighbours.ts';
import { followsItsRules } from './badges.ts';
import { meetsContract } from './company-neighbours.ts';

const tablesOf = async (companies: readonly KnownCompany[]) => {
  const { db } = await aDatabase();
  await keepInTables(db, companies);
  await fillCommunities(db);
  return db;
};

describe('badges in the database', () => void followsItsRules(async (companies) => new SqlBadges({ db: await tablesOf(companies) })));

describe('badges over the wire (R-033)', () => {
  it('come as they are, and are missing where the company is', async () => {
    const items = [{ badge: 'responds', count: 6, of: 11 }] as const;
    const badges = httpBadges((await overTheWire({ badges: new FakeBadges({ 'koyal-pay': items }) })).service(routes));
    expect(await badges.at('koyal-pay')).toEqual(items);
    await expect(badges.at('nobody-here')).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('companies like one in memory', () => void meetsContract(async (companies) => new FakeCompanyNeighbours(companies)));

describe('companies like one in the database', () => void meetsContract(async (companies) => new SqlCompanyNeighbours({ db: await tablesOf(companies) })));

describe('companies like one over the wire', () =>
  void meetsContract(async (companies) =>
    httpCompanyNeighbours((await overTheWire({ companyNeighbours: new FakeCompanyNeighbours(companies) })).service(routes)),
  ));

describe('how much is written of companies (R-033)', () => {
  const nowMs = Date.UTC(2026, 10, 20);
  const clock = { now: () => nowMs };

  it('is counted of the last 90 days, and what they answered of the last year', async () => {
    const [koyal, quiet] = [
      aCompany({ name: 'Koyal Pay', followersCount: 3, foundedYear: null }),
      aCompany({ name: 'Quiet', followersCount: 3, foundedYear: null }),
    ];
    const db = await tablesOf([koyal, quiet]);
    const at = (week: string, reply = '') => aKnownReview({ companyId: koyal.companyId, week, reply });
    const lately = Array.from({ length: 6 }, () => at('2026-W44', 'Thank you.'));
    await keepReviews(db, [
      ...lately,
      ...Array.from({ length: 5 }, () => at('2026-W20')),
      at('2025-W20', 'Thanks.'),
      aKnownReview({ companyId: quiet.companyId }),
    ]);
    await countActivity(db, clock);
    await countActivity(db, clock);
    const badges = new SqlBadges({ db });
    expect(await badges.at('koyal-pay')).toEqual([
      { badge: 'highlyActive', count: 6, of: null },
      { badge: 'responds', count: 6, of: 11 },
    ]);
    expect(await badges.at('quiet')).toEqual([]);
  });

  it('says whose desk is open to feedback, and who is visited and searched most', async () => {
    const [koyal, other, few] = ['Koyal Pay', 'Orbit Pay', 'Few Pay'].map((name) =>
      aCompany({ name, industry: 'Payments', followersCount: 3, foundedYear: null }),
    );
    if (!koyal || !other || !few) throw new Error('No companies');
    const db = await tablesOf([koyal, other, few]);
    await keepReviews(
      db,
      Array.from({ length: 4 }, () => aKnownReview({ companyId: koyal.companyId, week: '2026-W30', reply: 'Thank you.' })),
    );
    await db
      .updateTable('company_reply')
      .set({ posted_at: new Date('2026-11-10') })
      .where('company_id', '=', koyal.companyId)
      .execute();
    const visits = (company_id: string, week: string, times: number) => ({ company_id, week, times });
    await db
      .insertInto('company_visit')
      .values([
        visits(koyal.companyId, '2026-11-09', 500),
        visits(other.companyId, '2026-10-26', 900),
        visits(few.companyId, '2026-11-09', 399),
        visits(few.companyId, '2026-11-16', 9_000),
        visits(few.companyId, '2026-10-12', 9_000),
      ])
      .execute();
    const searched = (times: number) => db.updateTable('company_visit').set({ searches: times }).where('week', '=', '2026-11-09').execute();
    await searched(99);
    const owner = {
      company_id: koyal.companyId,
      id: 'meera',
      address_key: 'key',
      sealed: 'sealed',
      role: 'owner',
      state: 'open',
      since: '2026-11-01',
    } as const;
    await db.insertInto('desk_person').values(owner).execute();
    await countActivity(db, clock);
    const badges = new SqlBadges({ db });
    expect(await badges.at('koyal-pay')).toEqual([
      { badge: 'mostVisited', count: 2, of: null },
      { badge: 'openToFeedback', count: 4, of: null },
    ]);
    expect(await badges.at('orbit-pay')).toEqual([{ badge: 'mostVisited', count: 1, of: null }]);
    expect(await badges.at('few-pay')).toEqual([]);
    await searched(100);
    await countActivity(db, clock);
    expect(await badges.at('few-pay')).toEqual([{ badge: 'mostSearched', count: 1, of: null }]);
    await searched(0);
    const report = { thing: 'one review', company_id: koyal.companyId, stars: 2, reason: 'spam', filed_on: '2026-11-10', item_id: 'item' } as const;
    await db
      .insertInto('employer_report')
      .values({ ...report, sealed_note: null, again_item_id: null, sealed_again: null })
      .execute();
    await countActivity(db, clock);
    expect(await badges.at('koyal-pay')).toEqual([{ badge: 'mostVisited', count: 2, of: null }]);
  });
});
