import { describe, expect, it } from 'vitest';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeSalaryOffers } from '#tests/fakes/offers/fake-salary-offers.ts';
import { offerFacts } from '#tests/content.ts';
import { keepsOffers } from './offers.ts';

describe('offers of a member whose name no account is known to', () => {
  keepsOffers(async () => {
    const here = async () => ({ anonymity: 'unlinkable', isHeld: true, ofAccount: undefined }) as const;
    const offers = new DeviceOffers(new FakeUserStorage(), () => 'me');
    return new BrowserSalaryOffers(new FakeSalaryOffers(new FakeContent()), async () => offers, { here });
  });
});

describe('offers on the device', () => {
  keepsOffers(async () => new DeviceOffers(new FakeUserStorage(), () => 'me'));

  it('are those of whoever is signed in', async () => {
    const storage = new FakeUserStorage();
    await new DeviceOffers(storage, () => 'me').save(offerFacts());
    expect(await new DeviceOffers(storage, () => 'you').list()).toEqual([]);
    expect(await new DeviceOffers(storage, () => 'me').list()).toHaveLength(1);
  });

  it('are left out where somebody has tampered with them', async () => {
    const storage = new FakeUserStorage();
    const whole = { ...offerFacts(), offerId: 'a' };
    const wrong = [{ companyName: '' }, { fixedRupees: -1 }, { fixedRupees: '9' }, { workMode: 'moon' }, { location: 7 }, { experienceYears: 99 }];
    storage.keep('offers-me', { offers: [...wrong.map((change) => ({ ...whole, ...change })), null, whole] });
    expect(await new DeviceOffers(storage, () => 'me').list()).toEqual([whole]);
  });
});
