import { factsOf, type OfferFacts } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { offerFacts } from '#tests/content.ts';

/** Interval of members who show pay under the made-up name. */
const everyNthPays = 3;

/** Offers of a crowd member, stored as in the key's browser. */
export class CrowdOffers {
  readonly #storage = new FakeUserStorage();

  /** Offers in a post under the made-up name, mostly none. */
  async shown(ofAccount: SalaryOffers, member: number): Promise<readonly OfferFacts[]> {
    if (member % everyNthPays > 0) return [];
    const offers = new BrowserSalaryOffers(ofAccount, async () => new DeviceOffers(this.#storage, () => 'me'));
    if ((await offers.list()).length === 0) await offers.save(offerFacts({ fixedRupees: 600_000 + 1_000 * member, isCurrent: true }));
    return (await offers.list()).map(factsOf);
  }
}
