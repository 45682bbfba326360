import { Failure } from '#core/failure.ts';
import type { OfferConfig, OfferFacts, OfferVotes, SavedOffer } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { isByKey, type PersonaModes } from '#core/persona-keys/persona-mode.ts';
import type { DeviceOffers } from './device-offers.ts';

/** Salary offers of a member: with the account, or on this device alone where no account is to know of their made-up name (F-07, F-16). */
export class BrowserSalaryOffers implements SalaryOffers {
  readonly #ofAccount: SalaryOffers;
  readonly #here: () => Promise<DeviceOffers>;
  readonly #modes: PersonaModes;

  constructor(ofAccount: SalaryOffers, here: () => Promise<DeviceOffers>, modes: PersonaModes) {
    this.#ofAccount = ofAccount;
    this.#here = here;
    this.#modes = modes;
  }

  config(): Promise<OfferConfig> {
    return this.#ofAccount.config();
  }

  async list(): Promise<readonly SavedOffer[]> {
    const keeper = await this.#keeper();
    if ('hasAll' in keeper && !keeper.hasAll) await this.#bring(keeper);
    return keeper.list();
  }

  async at(offerId: string): Promise<SavedOffer> {
    return (await this.#keeper()).at(offerId);
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    return (await this.#keeper()).save(facts);
  }

  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    return (await this.#keeper()).change(offerId, facts);
  }

  async remove(offerId: string): Promise<void> {
    await (await this.#keeper()).remove(offerId);
  }

  choose(postId: string, offerId: string | null): Promise<OfferVotes> {
    return this.#ofAccount.choose(postId, offerId);
  }

  of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>> {
    return this.#ofAccount.of(postIds);
  }

  async #keeper(): Promise<SalaryOffers | DeviceOffers> {
    return isByKey(await this.#modes.here()) ? this.#here() : this.#ofAccount;
  }

  /** Brings what the account keeps here, each offer before it goes there: whatever answer is lost, it is in one place at least, and here once. */
  async #bring(here: DeviceOffers): Promise<void> {
    for (const offer of await this.#ofAccount.list()) {
      here.take(offer);
      await this.#ofAccount.remove(offer.offerId).catch(unlessGone);
    }
    here.complete();
  }
}

function unlessGone(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
