import { factsOf, type OfferFacts } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { offerFacts } from '#tests/content.ts';

/** Every so many members show what they earn under the made-up name. */
const everyNthPays = 3;

/** The offers of a member of the crowd, as the browser that holds their key keeps them. */
export class CrowdOffers {
  readonly #storage = new FakeUserStorage();

  /** The offers in a post under the made-up name: none with most members. */
  async shown(ofAccount: SalaryOffers, member: number): Promise<readonly OfferFacts[]> {
    if (member % everyNthPays > 0) return [];
    const offers = new BrowserSalaryOffers(ofAccount, async () => new DeviceOffers(this.#storage, () => 'me'));
    if ((await offers.list()).length === 0) await offers.save(offerFacts({ fixedRupees: 600_000 + 1_000 * member, isCurrent: true }));
    return (await offers.list()).map(factsOf);
  }
}
