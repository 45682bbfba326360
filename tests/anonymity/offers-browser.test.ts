import { describe, expect, it } from 'vitest';
import { factsOf, shownOffer } from '#core/offers/salary-offer.ts';
import { Failure } from '#core/failure.ts';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { aDraft, offerFacts } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, published } from './keyed-browser.ts';

const facts = offerFacts({ companyName: 'Pravaha', isCurrent: true });

type Browser = Awaited<ReturnType<typeof aBrowser>>;

/** Offers as stored with the account, bypassing the device. */
const ofAccount = ({ http }: Browser) => httpSalaryOffers(http.service(feed));

describe('offers in a browser whose member is named by key (F-07, F-16)', () => {
  it('are stored, changed and posted without the session knowing; the account keeps none', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const { offerId } = await writer.offers.save(offerFacts({ companyName: 'Prava' }));
    const saved = await writer.offers.change(offerId, facts);
    expect(await writer.offers.list()).toEqual([saved]);
    const from = writer.sent.length;
    const postId = await published(writer, aDraft(server.communities[0], { offers: [factsOf(saved)] }));
    expect((await writer.posts.at(postId)).post?.offers).toMatchObject([shownOffer(facts)]);
    expect(await writer.offers.list()).toEqual([saved]);
    expect(writer.sent.slice(from).filter(({ headers }) => headers['cookie'] !== undefined)).toEqual([]);
    const named = writer.sent.filter(({ headers, path }) => headers['cookie'] !== undefined && /salary/.test(path));
    expect(named.map(({ path }) => path)).toEqual(['/api/feed/v1/salary/all']);
    expect(await server.db.selectFrom('salary_offer').selectAll().execute()).toEqual([]);
    await expect(writer.posts.create(aDraft(server.communities[0], { salaryIds: [offerId] }))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('stay on the device before a name exists, and where its key is elsewhere', async () => {
    const server = await openPersonaServer();
    const newcomer = await aBrowser(server);
    await newcomer.offers.save(facts);
    const elsewhere = await aBrowser(server);
    elsewhere.member.isWriter = true;
    await elsewhere.offers.save(facts);
    expect(await server.db.selectFrom('salary_offer').selectAll().execute()).toEqual([]);
  });

  it('come from the account once, without loss or doubling if a deletion’s answer is lost', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const account = ofAccount(writer);
    const [one, other] = [await account.save(facts), await account.save(offerFacts({ companyName: 'Koyal' }))];
    const remove = account.remove.bind(account);
    Reflect.set(account, 'remove', async (offerId: string) => {
      await remove(offerId);
      Reflect.set(account, 'remove', remove);
      throw new Failure('offline');
    });
    const offers = new BrowserSalaryOffers(account, async () => new DeviceOffers(writer.storage, () => 'me'));
    await expect(offers.list()).rejects.toMatchObject({ kind: 'offline' });
    expect(await account.list()).toHaveLength(1);
    expect(await offers.list()).toEqual([one, other]);
    expect(await account.list()).toEqual([]);
    const from = writer.sent.length;
    expect(await writer.offers.list()).toEqual([one, other]);
    expect(writer.sent.slice(from)).toEqual([]);
  });
});
