import { describe, expect, it } from 'vitest';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { noteCompanyNews } from '#server/adapters/followers/note-company-news.ts';
import { aBrowser } from '#tests/anonymity/joined-lists.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aPostServer } from './helpers.ts';

const mill = aCompany({ name: 'Sutra Mill', urlName: 'sutra-mill' });

const aNewsServer = async () => {
  const server = await aPostServer();
  await keepInTables(server.db, [koyal, mill]);
  const news = (companyId: string, today: string, ...titles: readonly string[]) =>
    server.db.transaction().execute((transaction) => noteCompanyNews(transaction, { companyId, titles, today }));
  const communityOf = async (key: string) => (await server.guest.communities.at({ type: 'company', key })).entityId;
  return { server, news, communityOf, today: new Date(server.clock.now()).toISOString().slice(0, 10) };
};

describe('news of a company (R-036)', () => {
  it('goes to those who follow it, in one line, until it was shown to them', async () => {
    const { server, news, communityOf, today } = await aNewsServer();
    const [browser, follower] = [aBrowser(server), server.aMember()];
    const { communities, notifications } = browser.by(follower);
    await communities.join([await communityOf('koyal-pay')]);
    await news(koyal.companyId, today, 'A second office opens in Kochi', ' ');
    await news(koyal.companyId, today, 'Notice is sixty days from January');
    await news(mill.companyId, today, 'The mill has a canteen');
    const [line, ...more] = await notifications.list('phone', 'en');
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      kind: 'companyNews',
      status: 0,
      createdOn: today,
      title: 'Koyal Pay has 2 pieces of news',
      body: 'Notice is sixty days from January',
      url: '/overview/koyal-pay-overview',
    });
    expect(await notifications.list('phone', 'hi')).toMatchObject([{ title: 'Koyal Pay की 2 नई ख़बरें' }]);
    await notifications.view([line?.notificationId ?? '']);
    expect(await browser.by(follower).notifications.list('phone', 'en')).toMatchObject([{ status: 2 }]);
    await news(koyal.companyId, today, 'The cab comes at night, too');
    expect(await browser.by(follower).notifications.list('phone', 'en')).toMatchObject([
      { status: 0, title: 'Koyal Pay has news', body: 'The cab comes at night, too' },
      { status: 2, title: 'Koyal Pay has 2 pieces of news' },
    ]);
  });

  it('goes to nobody else, and leaves no row of who follows', async () => {
    const { server, news, communityOf, today } = await aNewsServer();
    const [browser, follower, other] = [aBrowser(server), server.aMember(), server.aMember()];
    await browser.by(follower).communities.join([await communityOf('koyal-pay')]);
    await news(koyal.companyId, today, 'A second office opens in Kochi');
    expect(await browser.by(other).notifications.list('phone', 'en')).toEqual([]);
    const [line] = await browser.by(follower).notifications.list('phone', 'en');
    await browser.by(follower).notifications.read([line?.notificationId ?? '']);
    expect(await server.db.selectFrom('notification').selectAll().execute()).toEqual([]);
  });

  it('is listed for a month, and no more once the company is no longer followed', async () => {
    const { server, news, communityOf, today } = await aNewsServer();
    const [browser, follower] = [aBrowser(server), server.aMember()];
    const community = await communityOf('koyal-pay');
    await browser.by(follower).communities.join([community]);
    await news(koyal.companyId, '2026-01-01', 'Old news');
    expect(await browser.by(follower).notifications.list('phone', 'en')).toEqual([]);
    await news(koyal.companyId, today, 'New news');
    expect(await browser.by(follower).notifications.list('phone', 'en')).toHaveLength(1);
    await browser.by(follower).communities.leave([community]);
    expect(await browser.by(follower).notifications.list('phone', 'en')).toEqual([]);
  });

  it('is noted as shown in a cookie of the browser', async () => {
    const { db, clock, browser } = await openLoginServer(new DemoProviders());
    await keepInTables(db, [koyal]);
    await fillCommunities(db);
    const follower = browser();
    await follower.logIn(subjectOf('reader'));
    const { id } = await db.selectFrom('community').select('id').where('url_name', '=', 'koyal-pay').executeTakeFirstOrThrow();
    expect((await follower.call('joinCommunity', { payload: { entityIds: [id] } })).statusCode).toBe(200);
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    await db.transaction().execute((transaction) => noteCompanyNews(transaction, { companyId: koyal.companyId, titles: ['A canteen opens'], today }));
    const listed = async () => (await follower.call('listNotifications')).json();
    const [line] = await listed();
    const seen = await follower.call('actOnNotifications', { payload: { action: 'View', notificationIds: [line.notificationId] } });
    expect([seen.statusCode, String(seen.headers['set-cookie'])]).toEqual([204, expect.stringMatching(/^(__Host-)?news=\d+; /)]);
    expect(await listed()).toMatchObject([{ notificationId: line.notificationId, status: 2 }]);
  });
});
