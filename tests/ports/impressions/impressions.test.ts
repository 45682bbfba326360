import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/aggregation.ts';
import { dayMs } from '#core/figures/durations.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlImpressions } from '#server/adapters/impressions/sql-impressions.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpImpressions } from '#web/adapters/impressions/http-impressions.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeImpressions } from '#tests/fakes/impressions/fake-impressions.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract, type OpenImpressions } from './impressions.ts';

const inMemory = (urlNames: readonly string[]) => {
  const impressions = new FakeImpressions(urlNames);
  return { impressions, counts: async () => Object.fromEntries([...impressions.counts].map(([name, times]) => [name.replace(/^\w+ /, ''), times])) };
};

const inDatabase = async (urlNames: readonly string[], clock: FakeClock) => {
  const { db } = await aDatabase();
  await keepInTables(
    db,
    urlNames.map((urlName) => aCompany({ urlName })),
  );
  const impressions = new SqlImpressions(
    new PseudonymScope({ ...testDeclarations, db, clock, secrets: new Secrets(Buffer.alloc(32, 7)), context: { caller: undefined } }),
  );
  const rows = () =>
    db
      .selectFrom('impression_week')
      .innerJoin('company', 'company.id', 'company_id')
      .select(['url_name', 'week', 'times'])
      .orderBy('week')
      .orderBy('url_name')
      .execute();
  return { impressions, rows, counts: async () => Object.fromEntries((await rows()).map(({ url_name: name, times }) => [name, times])) };
};

describe('impressions in memory', () => void meetsContract(async (urlNames) => inMemory(urlNames)));

describe('impressions in the database', () => {
  meetsContract(inDatabase satisfies OpenImpressions);

  it('are stored by the week, from its Monday on (R-227)', async () => {
    const clock = new FakeClock(Date.parse('2026-11-20T12:00+05:30'));
    const { impressions, rows } = await inDatabase(['koyal-pay'], clock);
    await impressions.count(['koyal-pay']);
    clock.advance(2 * dayMs);
    await impressions.count(['koyal-pay']);
    clock.advance(dayMs);
    await impressions.count(['koyal-pay']);
    expect((await rows()).map(({ week, times }) => [week, times])).toEqual([
      ['2026-11-16', 2],
      ['2026-11-23', 1],
    ]);
  });
});

describe('impressions over the wire', () =>
  void meetsContract(async (urlNames) => {
    const { impressions, counts } = inMemory(urlNames);
    return { impressions: httpImpressions((await overTheWire({ impressions })).service(routes)), counts };
  }));
