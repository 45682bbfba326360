import { describe, expect, it } from 'vitest';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeSalaryOffers } from '#tests/fakes/offers/fake-salary-offers.ts';
import { offerFacts } from '#tests/content.ts';
import { keepsOffers } from './offers.ts';

describe('offers of a member', () => {
  keepsOffers(async () => {
    const offers = new DeviceOffers(new FakeUserStorage(), () => 'me');
    return new BrowserSalaryOffers(new FakeSalaryOffers(new FakeContent()), async () => offers);
  });
});

describe('offers on the device', () => {
  keepsOffers(async () => new DeviceOffers(new FakeUserStorage(), () => 'me'));

  it('are those of anyone who is signed in', async () => {
    const storage = new FakeUserStorage();
    await new DeviceOffers(storage, () => 'me').save(offerFacts());
    expect(await new DeviceOffers(storage, () => 'you').list()).toEqual([]);
    expect(await new DeviceOffers(storage, () => 'me').list()).toHaveLength(1);
  });

  it('are left out where someone has tampered with them', async () => {
    const storage = new FakeUserStorage();
    const whole = { ...offerFacts(), offerId: 'a' };
    const wrong = [{ companyName: '' }, { fixedRupees: -1 }, { fixedRupees: '9' }, { workMode: 'moon' }, { location: 7 }, { experienceYears: 99 }];
    storage.keep('offers-me', { offers: [...wrong.map((change) => ({ ...whole, ...change })), null, whole] });
    expect(await new DeviceOffers(storage, () => 'me').list()).toEqual([whole]);
  });
});

describe('offers that the account kept before its member had a name by key (F-07, F-16)', () => {
  /** Device and account with one offer, and its offers as each page opens them. */
  async function moving() {
    const [storage, account] = [new FakeUserStorage(), new FakeSalaryOffers(new FakeContent())];
    const saved = await account.save(offerFacts({ companyName: 'Pravaha' }));
    const page = () => {
      const ofPage = new FakeUserStorage(storage);
      return new BrowserSalaryOffers(account, async () => new DeviceOffers(ofPage, () => 'me'));
    };
    return { storage, account, saved, page };
  }

  it('stay with the account, and say so, while the device keeps nothing more', async () => {
    const { storage, account, saved, page } = await moving();
    storage.isFull = true;
    for (const offers of [page(), page()]) expect(await offers.list()).toEqual([{ ...saved, isLeft: true }]);
    expect([await page().at(saved.offerId), await account.list()]).toEqual([saved, [saved]]);
    await expect(page().change(saved.offerId, offerFacts())).rejects.toMatchObject({ code: 'DEVICE_FULL' });
    expect(await account.list()).toEqual([saved]);
    storage.isFull = false;
    expect([await page().list(), await account.list()]).toEqual([[saved], []]);
    expect(await page().list()).toEqual([saved]);
  });

  it('are found, changed and removed before anyone has looked at the list', async () => {
    const { account, saved, page } = await moving();
    expect(await page().at(saved.offerId)).toEqual(saved);
    const changed = await page().change(saved.offerId, offerFacts({ companyName: 'Koyal' }));
    expect([await page().list(), await account.list()]).toEqual([[changed], []]);
    const other = await moving();
    await other.page().remove(other.saved.offerId);
    expect([await other.page().list(), await other.account.list()]).toEqual([[], []]);
  });

  it('are not saved where the device would lose them with the page', async () => {
    const storage = new FakeUserStorage();
    const offers = new DeviceOffers(storage, () => 'me');
    const saved = await offers.save(offerFacts());
    storage.isFull = true;
    await expect(offers.save(offerFacts())).rejects.toMatchObject({ code: 'DEVICE_FULL' });
    await expect(offers.change(saved.offerId, offerFacts({ companyName: 'Koyal' }))).rejects.toMatchObject({ code: 'DEVICE_FULL' });
    await expect(offers.remove(saved.offerId)).rejects.toMatchObject({ code: 'DEVICE_FULL' });
    for (const page of [storage, new FakeUserStorage(storage)]) expect(await new DeviceOffers(page, () => 'me').list()).toEqual([saved]);
  });
});
