import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { mostNamesOf } from '#server/adapters/usage/usage-rows.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';
import { UsageWork } from '#server/app/wiring/usage-work.ts';
import { dayMs } from '#core/figures/durations.ts';
import { aCompany } from '#tests/companies.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aDatabase, testDeclarations, type TestDatabase } from '#tests/database.ts';
import { leastNetworks, openUsageServer } from './usage-server.ts';

const source = (name: string | number) => ({ kind: 'source', source: `campaign-${name}`, medium: 'mail', campaign: '' }) as const;

const countsIn = (db: TestDatabase['db'], kind: 'source' | 'page' | 'search' | 'slow' | 'contribution') =>
  db.selectFrom('usage_count').select(['day', 'name', 'times']).where('kind', '=', kind).orderBy('day').orderBy('name').execute();

describe('counts of what is used, on the server (F-21)', () => {
  it('of two processes are added to the same rows, also where both write at once', async () => {
    const one = await openUsageServer();
    const other = await openUsageServer(one.clock, one.db);
    for (let round = 0; round < 5; round++) {
      for (const { add } of [one, other])
        await add({ kind: 'page', pageName: 'HomeScreen' }, { kind: 'vital', vital: 'LCP', pageName: 'HomeScreen', value: 1_200 });
      await Promise.all([one.flush(), other.flush()]);
    }
    expect(await countsIn(one.db, 'page')).toEqual([{ day: '2026-11-20', name: 'HomeScreen', times: 10 }]);
    const [measure, ...none] = await one.db.selectFrom('usage_measure').select(['week', 'bins']).execute();
    expect([measure?.week, measure?.bins.filter(Boolean), none]).toEqual(['2026-11-16', [10], []]);
  });

  it('of visits of a company are one for each place and day, of people alone', async () => {
    const { db, usage, appOf, flush, clock } = await openUsageServer();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay' })]);
    const app = await appOf();
    const visit = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ url: '/api/company/v1/company/koyal-pay/header', remoteAddress, headers: { appid: '999', systemid: 'AB_WEB', ...headers } });
    expect((await visit('10.0.0.1')).statusCode).toBe(200);
    await visit('10.0.0.1');
    await visit('10.0.0.2');
    await visit('10.0.0.3', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit('10.0.0.4', { cookie: 'CT=of-a-desk' });
    await app.inject({ url: '/api/company/v1/company/nobody-here/header', remoteAddress: '10.0.0.5' });
    await flush();
    usage.visit('koyal-pay', '10.0.0.1');
    usage.visit('nobody-here', '10.0.0.1');
    clock.advance(dayMs);
    usage.visit('koyal-pay', '10.0.0.1');
    await flush();
    expect(await db.selectFrom('company_visit').select(['week', 'times']).execute()).toEqual([{ week: '2026-11-16', times: 3 }]);
  });

  it('of searches for a company are one for each place and day, without their words (R-033, F-21)', async () => {
    const { db, usage, flush, clock } = await openUsageServer();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay' })]);
    const search = (network: string, company = 'koyal-pay') => usage.done({ kind: 'search', text: 'koyal salary', isEmpty: false, company }, network);
    for (const network of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) search(network);
    search('10.0.0.3', 'nobody-here');
    usage.visit('koyal-pay', '10.0.0.1');
    await flush();
    clock.advance(dayMs);
    search('10.0.0.1');
    await flush();
    const { rows } = await sql`select * from company_visit`.execute(db);
    expect(rows).toEqual([{ company_id: expect.any(String), week: '2026-11-16', times: 1, searches: 3 }]);
  });

  it('take in a limited number of sources daily, and keep counting those', async () => {
    const most = mostNamesOf('source');
    const one = await openUsageServer();
    const other = await openUsageServer(one.clock, one.db);
    for (let at = 0; at < most - 10; at++) await one.addFromMany(source(at));
    await one.flush();
    for (let at = 0; at < most * 3; at++) await other.addFromMany(source(`other-${at}`));
    expect(other.usage.take().counts).toHaveLength(most);
    for (let at = 0; at < 20; at++) for (const { addFromMany } of [one, other]) await addFromMany(source(`more-${at}`), source(0));
    await Promise.all([one.flush(), other.flush()]);
    const counted = await countsIn(one.db, 'source');
    expect([counted.length, counted.find(({ name }) => name === 'campaign-0')?.times]).toEqual([most, 41 * leastNetworks]);
    one.clock.advance(dayMs);
    await one.addFromMany(source('of-the-next-day'));
    await one.flush();
    expect(await countsIn(one.db, 'source')).toHaveLength(most + 1);
  });

  it('of a source are written after eight networks in one day', async () => {
    const { db, add, addFromMany, flush } = await openUsageServer();
    const slow = (target: string) => ({ kind: 'slow', vital: 'INP', pageName: 'HomeScreen', target }) as const;
    for (let again = 0; again < 30; again++) await add(source('of-asha'), slow('main>button.asha'));
    await addFromMany(source('of-many'), slow('main>a.btn'), { kind: 'source', source: '98765_43210', medium: '', campaign: '9876.5432.10' });
    await flush();
    expect(await countsIn(db, 'source')).toEqual([{ day: '2026-11-20', name: 'campaign-of-many', times: leastNetworks }]);
    expect(await countsIn(db, 'slow')).toEqual([{ day: '2026-11-20', name: 'INP HomeScreen', times: leastNetworks }]);
  });

  it('of pages that send by a key are none, as growth would say when (F-17)', async () => {
    const { db, add, flush } = await openUsageServer();
    for (const pageName of ['ReviewForm', 'NextStep', 'MadeUpName', 'Messages'])
      await add({ kind: 'page', pageName }, { kind: 'vital', vital: 'LCP', pageName, value: 900 });
    await flush();
    expect([await countsIn(db, 'page'), await db.selectFrom('usage_measure').selectAll().execute()]).toEqual([[], []]);
  });

  it('that cannot be written wait for the next round or the stop', async () => {
    const clock = new FakeClock();
    const { usage, add, db } = await openUsageServer(clock);
    const said: string[] = [];
    const work = new UsageWork(db, clock, { warn: (_: unknown, sentence: string) => void said.push(sentence) } as never, usage);
    work.start();
    await sql`alter table usage_count rename to usage_count_away`.execute(db);
    await add({ kind: 'page', pageName: 'HomeScreen' });
    clock.advance(5_000);
    await expect.poll(() => said).toEqual(['Counts of what is used could not be written']);
    await sql`alter table usage_count_away rename to usage_count`.execute(db);
    await add({ kind: 'page', pageName: 'HomeScreen' });
    await work.stop();
    expect((await countsIn(db, 'page')).map(({ times }) => times)).toEqual([2]);
  });

  it('go after their days', async () => {
    const { db } = await aDatabase();
    await writeUsage(db, {
      counts: [{ day: '2025-01-01', kind: 'page', name: 'HomeScreen', detail: '', times: 1 }],
      measures: [{ week: '2024-12-30', kind: 'call', name: 'getCompany', vital: '', bins: [1] }],
      emptySearches: [{ day: '2025-01-01', words: 'koyal', times: 8 }],
      visits: [],
      lookups: [],
    });
    await sweepExpired(db, testDeclarations.tables, new FakeClock());
    for (const name of ['usage_count', 'usage_measure', 'empty_search'] as const) expect(await db.selectFrom(name).selectAll().execute(), name).toEqual([]);
  });
});

describe('words of searches that found nothing (F-21)', () => {
  const empty = (text: string) => ({ kind: 'search', text, isEmpty: true }) as const;

  it('are written after eight networks in one day, and fewer leave no trace', async () => {
    const { usage, flush, db, clock } = await openUsageServer();
    const words = async () => (await flush(), db.selectFrom('empty_search').select(['words', 'times']).execute());
    const ask = (text: string, from: number, to: number) => {
      for (let network = from; network < to; network++) usage.done(empty(text), `203.0.113.${network}`);
    };
    ask('Koyál  PAY', 0, leastNetworks - 1);
    for (let again = 0; again < 30; again++) usage.done(empty('koyal pay'), '203.0.113.1');
    for (let again = 0; again < 30; again++) usage.done(empty('koyal pay'), undefined);
    expect(JSON.stringify(usage.take())).not.toMatch(/koyal/i);
    expect(await words()).toEqual([]);
    clock.advance(dayMs);
    ask('koyal pay', leastNetworks - 1, leastNetworks);
    expect(await words()).toEqual([]);
    ask('koyal pay', 20, 20 + leastNetworks - 1);
    expect(await words()).toEqual([{ words: 'koyal pay', times: leastNetworks }]);
    ask('Koyal pay!', 20, 22);
    expect(await words()).toEqual([{ words: 'koyal pay', times: leastNetworks + 2 }]);
  });

  it('that found something are no words of these', async () => {
    const { usage, flush, db } = await openUsageServer();
    for (let network = 0; network < 20; network++) usage.done({ kind: 'search', text: 'pay', isEmpty: false }, `203.0.113.${network}`);
    await flush();
    expect([await db.selectFrom('empty_search').selectAll().execute(), await countsIn(db, 'search')]).toEqual([
      [],
      [{ day: '2026-11-20', name: 'found', times: 20 }],
    ]);
  });
});
