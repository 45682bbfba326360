import { sql } from 'kysely';
import type { Column } from '#server/adapters/database/column.ts';
import { expect, it } from 'vitest';
import { noticeVersion } from '#core/settings/consent.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { testDeclarations } from '#tests/database.ts';
import { openLoginServer } from '#tests/login/login-server.ts';

const tables = ['usage_count', 'usage_measure', 'empty_search'] as const;

const aDevice = 'Mozilla/5.0 (Linux; Android 16; Asha-Phone-4711) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const network = '198.51.100.7';

async function openCounting() {
  const server = await openLoginServer(new DemoProviders());
  const browser = server.browser({ userAgent: aDevice });
  await browser.logIn(subjectOf('writer'));
  const rows = async () => {
    await writeUsage(server.db, server.usage.take());
    const texts = [];
    for (const name of tables)
      texts.push(...(await sql<{ text: string }>`select to_jsonb(row)::text as text from ${sql.table(name)} as row`.execute(server.db)).rows);
    return texts.map(({ text }) => text);
  };
  return { ...server, member: browser, rows };
}

const anEvent = { eventType: 'postOpened', pageName: 'PostDetails', communityType: 'topic' };

it('counts have no column that could name a person, network or time of day (F-21)', async () => {
  const { db } = await openLoginServer();
  const declared = testDeclarations.tables.filter(({ name }) => tables.some((table) => table === name));
  for (const { columns, ...facts } of declared) {
    expect(facts).not.toHaveProperty('goesWith');
    expect(facts.spread).toBeUndefined();
    for (const { facts: of } of Object.values<Column<unknown>>(columns))
      expect([of.owner, of.names, of.source === 'keyed hash']).toEqual([undefined, undefined, false]);
  }
  const { rows } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name in (${sql.join(tables)})`.execute(db);
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(['bins', 'day', 'detail', 'kind', 'name', 'times', 'vital', 'week', 'words']);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['date', 'text', 'integer', 'ARRAY']));
});

it('what browsers and members send leaves only counts, and unconsented events nothing (F-21, R-224, R-225)', async () => {
  const { member, browser, rows, db } = await openCounting();
  const event = () => member.call('curateEvent', { payload: anEvent });
  await rows();
  const before = await rows();
  const first = await event();
  expect([first.statusCode, first.body]).toEqual([204, '']);
  expect(await rows()).toEqual(before);
  const allow = (who: typeof member) => who.call('saveConsent', { inPath: { purpose: 'usage' }, payload: { isGiven: true, noticeVersion } });
  await allow(member);
  // While few allow it, an event would be of someone in particular.
  expect((await event()).statusCode).toBe(204);
  expect(await rows()).toEqual(before);
  for (let at = 1; at < 8; at++) {
    const other = browser();
    await other.logIn(`somebody-${at}`);
    await allow(other);
  }
  expect((await event()).statusCode).toBe(204);
  const source = { kind: 'source', source: '91_9876_543210', medium: 'mail', campaign: 'kjh3k4jh5k3j4h5k3j4h5k34' };
  const slow = { kind: 'slow', vital: 'CLS', pageName: 'HomeScreen', target: 'div.card' };
  const counts = [{ kind: 'page', pageName: 'HomeScreen' }, { kind: 'page', pageName: 'AshaMarked4711' }, source, slow];
  for (let at = 0; at < 8; at++) {
    const sent = await browser({ userAgent: aDevice }).call('addUsageCounts', {
      payload: { tenant: 9, tracker: 9205, userType: 9, deviceType: 'WAP', counts },
      remoteAddress: `198.51.100.7${at}`,
    });
    expect(sent.statusCode).toBe(204);
  }
  const written = await rows();
  expect(written.filter((text) => /"event"|"page"|"source"|"slow"/.test(text))).toHaveLength(4);
  const { id, display_name: name } = await db
    .selectFrom('account')
    .innerJoin('consent', 'account_id', 'account.id')
    .select(['account.id', 'display_name'])
    .executeTakeFirstOrThrow();
  const markers = [id, name, '4711', 'asha', 'android', 'chrome', network, '9876543210', 'kjh3k4jh5', 'example.org'];
  for (const text of written)
    expect(
      markers.filter((marker) => text.toLowerCase().includes(marker.toLowerCase())),
      text,
    ).toEqual([]);
  await member.call('saveConsent', { inPath: { purpose: 'usage' }, payload: { isGiven: false, noticeVersion } });
  await event();
  expect((await rows()).toSorted()).toEqual(written.toSorted());
});

it('a sign-up is counted once, and logging in again is none (F-21)', async () => {
  const { usage, browser } = await openLoginServer(new DemoProviders());
  const signUps = () => usage.take().counts.filter(({ kind }) => kind === 'sign-up').length;
  await browser().logIn('somebody-new');
  expect(signUps()).toBe(1);
  await browser().logIn('somebody-new');
  expect(signUps()).toBe(0);
});

it('searches count even if their answer was cached, and their words do not (F-21)', async () => {
  const { usage, browser } = await openLoginServer();
  const guest = browser();
  for (let again = 0; again < 3; again++) await guest.ask('/api/search/v1/search?q=marked%20words', { headers: { appid: '999', systemid: 'AB_WEB' } });
  await guest.ask('/api/search/v1/search?q=marked%20words&from=20&type=companies', { headers: { appid: '999', systemid: 'AB_WEB' } });
  const rows = usage.take();
  expect(rows.counts.map(({ kind, name, times }) => [kind, name, times])).toEqual([['search', 'empty', 3]]);
  expect(JSON.stringify(rows)).not.toContain('marked');
});
