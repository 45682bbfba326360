import { Failure } from '#core/failure.ts';
import { deviceFull, type OfferConfig, type OfferFacts, type OfferVotes, type SavedOffer } from '#core/offers/salary-offer.ts';
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
    const left = await this.#bring(keeper);
    return [...(await keeper.list()), ...left];
  }

  async at(offerId: string): Promise<SavedOffer> {
    return (await this.#keeperOf(offerId)).at(offerId);
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    return (await this.#keeper()).save(facts);
  }

  /** Changes an offer; one that the account still keeps is brought here first, so that no account learns what is said under the name. */
  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    const keeper = await this.#keeper();
    const left = this.#isBrought(keeper, offerId) ? [] : await this.#bring(keeper);
    if (left.some((offer) => offer.offerId === offerId)) throw new Failure('broken', 'This browser keeps nothing more', { code: deviceFull });
    return keeper.change(offerId, facts);
  }

  async remove(offerId: string): Promise<void> {
    await (await this.#keeperOf(offerId)).remove(offerId);
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

  /** The keeper of one offer: the account as long as that was not brought here. */
  async #keeperOf(offerId: string): Promise<SalaryOffers | DeviceOffers> {
    const keeper = await this.#keeper();
    return this.#isBrought(keeper, offerId) ? keeper : this.#ofAccount;
  }

  #isBrought(keeper: SalaryOffers | DeviceOffers, offerId: string): boolean {
    return !('hasAll' in keeper) || keeper.hasAll || keeper.has(offerId);
  }

  /**
   * Brings what the account keeps to the device where it belongs there, and answers what has to stay. Each offer goes there once it is here for good: whatever
   * answer is lost and whatever a browser refuses to keep, it is in one place at least, and here once.
   */
  async #bring(here: SalaryOffers | DeviceOffers): Promise<readonly SavedOffer[]> {
    if (!('hasAll' in here) || here.hasAll) return [];
    const left: SavedOffer[] = [];
    for (const offer of await this.#ofAccount.list()) {
      if (here.take(offer)) await this.#ofAccount.remove(offer.offerId).catch(unlessGone);
      else if (!here.has(offer.offerId)) left.push({ ...offer, isLeft: true });
    }
    if (left.length === 0) here.complete();
    return left;
  }
}

function unlessGone(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
