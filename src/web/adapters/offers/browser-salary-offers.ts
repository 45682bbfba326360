import { Failure } from '#core/failure.ts';
import { deviceFull, type OfferConfig, type OfferFacts, type OfferVotes, type SavedOffer } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import type { DeviceOffers } from './device-offers.ts';

/** Salary offers on this device alone, so that no account learns about the made-up name (F-07, F-16). */
export class BrowserSalaryOffers implements SalaryOffers {
  readonly #ofAccount: SalaryOffers;
  readonly #here: () => Promise<DeviceOffers>;

  constructor(ofAccount: SalaryOffers, here: () => Promise<DeviceOffers>) {
    this.#ofAccount = ofAccount;
    this.#here = here;
  }

  config(): Promise<OfferConfig> {
    return this.#ofAccount.config();
  }

  async list(): Promise<readonly SavedOffer[]> {
    const here = await this.#here();
    const left = await this.#bring(here);
    return [...(await here.list()), ...left];
  }

  async at(offerId: string): Promise<SavedOffer> {
    return (await this.#keeperOf(offerId)).at(offerId);
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    return (await this.#here()).save(facts);
  }

  /** Moves an offer off the account before changing it, so that no account learns its use. */
  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    const here = await this.#here();
    const left = isBrought(here, offerId) ? [] : await this.#bring(here);
    if (left.some((offer) => offer.offerId === offerId)) throw new Failure('broken', 'This browser keeps nothing more', { code: deviceFull });
    return here.change(offerId, facts);
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

  async #keeperOf(offerId: string): Promise<SalaryOffers | DeviceOffers> {
    const here = await this.#here();
    return isBrought(here, offerId) ? here : this.#ofAccount;
  }

  /** Moves offers to the device, deleting from the account only once stored, so that none is lost. */
  async #bring(here: DeviceOffers): Promise<readonly SavedOffer[]> {
    if (here.hasAll) return [];
    const left: SavedOffer[] = [];
    for (const offer of await this.#ofAccount.list()) {
      if (here.take(offer)) await this.#ofAccount.remove(offer.offerId).catch(unlessGone);
      else if (!here.has(offer.offerId)) left.push({ ...offer, isLeft: true });
    }
    if (left.length === 0) here.complete();
    return left;
  }
}

const isBrought = (here: DeviceOffers, offerId: string): boolean => here.hasAll || here.has(offerId);

function unlessGone(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
