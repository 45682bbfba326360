import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/aggregation.ts';
import { dayMs } from '#core/figures/durations.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlBrowsingHistories } from '#server/adapters/browsing-history/sql-browsing-histories.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { httpBrowsingHistories } from '#web/adapters/browsing-history/http-browsing-histories.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeBrowsingHistories } from '#tests/fakes/browsing-history/fake-browsing-histories.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './browsing-histories.ts';

describe('the browsing history in memory', () => void meetsContract(async (companies) => () => new FakeBrowsingHistories(companies)));

const inDatabase = async (clock = new FakeClock()) => {
  const { db } = await aDatabase();
  const scope = new PseudonymScope({ ...testDeclarations, db, clock, secrets: new Secrets(Buffer.alloc(32, 7)), context: { caller: undefined } });
  return { db, browser: (jar = new MemoryJar()) => new SqlBrowsingHistories(scope, jar) };
};

describe('the browsing history in the database', () => {
  meetsContract(async (companies) => {
    const { db, browser } = await inDatabase();
    await keepInTables(db, companies);
    return browser;
  });

  it('keeps the cookie as a keyed hash alone, and clearing leaves neither (R-016)', async () => {
    const { db, browser } = await inDatabase();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay' })]);
    const jar = new MemoryJar();
    await browser(jar).note('koyal-pay');
    expect(Buffer.from(jar.browsingCookie!, 'base64url')).toHaveLength(16);
    const rows = () => db.selectFrom('browsed_company').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(jar.browsingCookie);
    await browser(jar).clear();
    expect([jar.browsingCookie, await rows()]).toEqual([undefined, []]);
  });

  it('takes no cookie that it would not make', async () => {
    const { db, browser } = await inDatabase();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay' })]);
    const jar = new MemoryJar();
    jar.browsingCookie = 'mine';
    await browser(jar).note('koyal-pay');
    expect(jar.browsingCookie).toMatch(/^[\w-]{22}$/);
  });

  it('goes by itself after 90 days (R-016)', async () => {
    const clock = new FakeClock(Date.parse('2026-11-20T12:00+05:30'));
    const { db, browser } = await inDatabase(clock);
    await keepInTables(db, [aCompany({ name: 'Koyal Pay' })]);
    const jar = new MemoryJar();
    await browser(jar).note('koyal-pay');
    clock.advance(90 * dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await browser(jar).list()).toHaveLength(1);
    clock.advance(dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await browser(jar).list()).toEqual([]);
  });
});

describe('the browsing history over the wire', () =>
  void meetsContract(async (companies) => {
    const { app, db, clock } = await openLoginServer();
    await keepInTables(db, companies);
    return () => httpBrowsingHistories(browserOf(app, clock).service(routes));
  }));
