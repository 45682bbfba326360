import { expect, it } from 'vitest';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlHostNumbersReader } from '#server/adapters/usage/sql-host-numbers-reader.ts';
import { aDatabase, testDeclarations, testSecrets } from '#tests/database.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { plantUsage } from './plant-usage.ts';

it('a demo has some weeks of numbers, of which no later start adds any (F-21)', async () => {
  const { db } = await aDatabase();
  const clock = new FakeClock(Date.parse('2026-11-20T10:00:00+05:30'));
  const caller = { sessionId: 'a', member: aMember({ role: 'administrator' }), madeOn: '2026-01-01', expiresAt: 0 };
  const numbers = new SqlHostNumbersReader(new PseudonymScope({ ...testDeclarations, db, clock, secrets: testSecrets, context: { caller } }));
  await keepInTables(db, [aCompany({ name: 'Koyal Pay', reviewsCount: 9 })]);
  await plantUsage(db, clock.now());
  const first = await numbers.read(30);
  expect(first.days.filter(({ visitors, pages, searches, signUps }) => Math.min(visitors, pages, searches, signUps) > 0)).toHaveLength(29);
  expect(first.visitorsOfMonth).toBeGreaterThan(first.visitorsOfWeek);
  for (const list of ['clients', 'weeks', 'screens', 'emptySearches', 'sources', 'logins', 'calls', 'slow', 'events'] as const)
    expect(first[list].length, list).toBeGreaterThan(1);
  expect(await db.selectFrom('company_visit').select(['times', 'searches']).orderBy('week', 'desc').limit(1).execute()).toEqual([
    { times: 620, searches: 140 },
  ]);
  const lcp = first.screens.map(({ vitals }) => vitals.find(({ vital }) => vital === 'LCP')?.p75 ?? 0);
  expect([Math.min(...lcp) < 2_500, Math.max(...lcp) > 2_500]).toEqual([true, true]);
  await plantUsage(db, clock.now());
  expect(await numbers.read(30)).toEqual(first);
});
