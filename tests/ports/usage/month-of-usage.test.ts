import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { countedContributions } from '#core/usage/host-numbers.ts';
import { curatedEventTypes } from '#core/usage/curated-events.ts';
import { communityTypes } from '#core/communities/community.ts';
import { knownPages } from '#core/usage/known-pages.ts';
import { loginEntity, loginOutcomes, loginWays, longestTarget, vitals, visitSpans, type UsageBatch } from '#core/usage/usage-counts.ts';
import { trackerIds } from '#core/usage/tracker.ts';
import { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { contracts } from '#tests/contract/server.ts';
import { leastNetworks } from '#server/adapters/usage/shared-texts.ts';
import { mostNamesOf, mostWordsADay } from '#server/adapters/usage/usage-rows.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';

const mostMegabytes = 50;
const visitsADay = Math.ceil(1_000_000 / 31);
const pagesAVisit = 5;
/** Writes spread over a day, each leaving row versions that the database clears itself. */
const writesADay = 4;

/** Texts of maximum length, none of them truncated. */
const longText = (at: number, most: number): string => `${at} ${'li > '.repeat(most)}`.slice(0, most);

/** Counts everything possible on a day once, searches and sources to their caps. */
function countAll(usage: PendingUsage, day: number): void {
  for (const tracker of trackerIds)
    for (const deviceType of ['WAP', 'WEB'] as const)
      for (const userType of [1, 9] as const)
        for (const span of visitSpans) usage.add({ kind: 'visit', span }, { deviceType, tracker, userType }, `${tracker} ${deviceType} ${userType}`);
  const sender: Pick<UsageBatch, 'deviceType' | 'tracker' | 'userType'> = { deviceType: 'WAP', tracker: 9205, userType: 9 };
  for (const pageName of knownPages) {
    usage.add({ kind: 'page', pageName }, sender, '');
    for (const vital of vitals) for (const value of [0.4, 90, 1_800, 40_000]) usage.add({ kind: 'vital', vital, pageName, value }, sender, '');
  }
  for (const { operationId: operation } of contracts.operations)
    for (const isDone of [true, false]) usage.add({ kind: 'call', operation, ms: day * 10, isDone }, sender, '');
  for (const way of loginWays) for (const outcome of loginOutcomes) usage.add({ kind: 'login', entity: loginEntity, way, outcome }, sender, '');
  for (let network = 0; network < leastNetworks; network++) {
    for (let at = 0; at < mostNamesOf('source'); at++)
      usage.add({ kind: 'source', source: longText(at, 40), medium: 'a-medium-of-forty', campaign: `a-campaign-of-${at}` }, sender, String(network));
    for (let at = 0; at < mostNamesOf('slow'); at++)
      usage.add({ kind: 'slow', vital: 'INP', pageName: 'CompanyOverview', target: longText(at, longestTarget) }, sender, String(network));
  }
  for (const eventType of curatedEventTypes)
    for (const communityType of communityTypes) usage.note({ eventType, attributes: { pageName: 'HomeScreen', communityType } });
  for (const of of countedContributions) usage.done({ kind: 'contribution', of }, undefined);
  for (let at = 0; at < mostWordsADay; at++)
    for (let network = 0; network < leastNetworks; network++)
      usage.done({ kind: 'search', text: `${at} ${'लंबा शब्द '.repeat(20)}`, isEmpty: true }, String(network));
}

/** Visits between two writes: common and rare pages, each measured. */
function countVisits(usage: PendingUsage, visits: number): void {
  const sender = { deviceType: 'WAP', tracker: 9205, userType: 9 } as const;
  for (let visit = 0; visit < visits; visit++)
    for (let at = 0; at < pagesAVisit; at++) {
      const pageName = knownPages[Math.floor(knownPages.length * ((visit * 37 + at * 11) % 100) ** 2 * 1e-4)] ?? 'HomeScreen';
      usage.add({ kind: 'page', pageName }, sender, '');
      usage.add({ kind: 'vital', vital: vitals[at] ?? 'LCP', pageName, value: (visit * 7_919) % 9_000 }, sender, '');
    }
}

it('a month of 10 lakh visits takes at most 50 MB in its tables (F-21)', async () => {
  const { db } = await aDatabase();
  const clock = new FakeClock(Date.parse('2026-10-01T12:00+05:30'));
  const usage = new PendingUsage(clock);
  for (let day = 0; day < 31; day++) {
    countAll(usage, day);
    for (let write = 0; write < writesADay; write++) {
      countVisits(usage, Math.ceil(visitsADay / writesADay));
      await writeUsage(db, usage.take());
    }
    clock.advance(dayMs);
  }
  const { rows } = await sql<{ readonly name: string; readonly megabytes: number; readonly rows: number }>`
    select name, pg_total_relation_size(name::regclass) / 1048576.0::float8 as megabytes, (select count(*) from usage_count)::integer as rows
    from unnest(array['usage_count', 'usage_measure', 'empty_search']) as name`.execute(db);
  const { pages } = await db
    .selectFrom('usage_count')
    .select((of) => of.fn.sum<string>('times').as('pages'))
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow();
  expect(Number(pages)).toBeGreaterThanOrEqual(5_000_000);
  expect(rows[0]?.rows).toBeGreaterThan(31 * (knownPages.length + mostNamesOf('source') + mostNamesOf('slow')));
  expect(rows.reduce((sum, { megabytes }) => sum + megabytes, 0)).toBeLessThanOrEqual(mostMegabytes);
});
