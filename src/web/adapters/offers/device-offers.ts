import { Failure } from '#core/failure.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { deviceFull, offerConfig, offersNameOf, withCurrent, type OfferFacts, type SavedOffer } from '#core/offers/salary-offer.ts';
import { savedOfferIn } from '#core/offers/saved-offer-in.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';

const idBytes = 16;

/** Offers on this device alone, because the account would link them to the name shown. */
export class DeviceOffers implements Pick<SalaryOffers, 'list' | 'at' | 'save' | 'change' | 'remove'> {
  readonly #storage: UserStorage;
  readonly #owner: () => string;

  constructor(storage: UserStorage, owner: () => string) {
    this.#storage = storage;
    this.#owner = owner;
  }

  /** True once everything was moved off the account. */
  get hasAll(): boolean {
    return Object(this.#storage.read(this.#name))['hasAll'] === true;
  }

  async list(): Promise<readonly SavedOffer[]> {
    return this.#offers().toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  has(offerId: string): boolean {
    return this.#offers().some((offer) => offer.offerId === offerId);
  }

  async at(offerId: string): Promise<SavedOffer> {
    const found = this.#offers().find((offer) => offer.offerId === offerId);
    if (!found) throw new Failure('missing');
    return found;
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    if (this.#offers().length >= offerConfig.mostOffers) throw new Failure('conflict', `You can only add ${offerConfig.mostOffers} salaries/offers.`);
    const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
    return this.#put({ ...facts, offerId: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') });
  }

  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    await this.at(offerId);
    return this.#put({ ...facts, offerId });
  }

  async remove(offerId: string): Promise<void> {
    await this.at(offerId);
    this.#keep(this.#offers().filter((offer) => offer.offerId !== offerId));
  }

  /** Adopts an account's offer under its id and returns true once stored. */
  take(offer: SavedOffer): boolean {
    const kept = this.#offers();
    return this.#isKept(this.has(offer.offerId) ? kept : [...kept, offer]);
  }

  complete(): void {
    this.#isKept(this.#offers(), true);
  }

  #put(offer: SavedOffer): SavedOffer {
    const kept = this.#offers();
    const isNew = !kept.some(({ offerId }) => offerId === offer.offerId);
    const all = isNew ? [...kept, offer] : kept.map((other) => (other.offerId === offer.offerId ? offer : other));
    this.#keep(offer.isCurrent ? withCurrent(all, offer.offerId) : all);
    return offer;
  }

  #keep(offers: readonly SavedOffer[]): void {
    if (!this.#isKept(offers)) throw new Failure('broken', 'This browser keeps nothing more', { code: deviceFull });
  }

  /** Stores offers, or leaves the previous ones and returns false. */
  #isKept(offers: readonly SavedOffer[], hasAll = this.hasAll): boolean {
    const before = this.#storage.read(this.#name);
    const isKept = this.#storage.keep(this.#name, { offers, hasAll });
    if (isKept) return true;
    if (before === undefined) this.#storage.drop(this.#name);
    else this.#storage.keep(this.#name, Object(before));
    return false;
  }

  #offers(): readonly SavedOffer[] {
    const { offers }: { readonly offers?: unknown } = Object(this.#storage.read(this.#name));
    return Array.isArray(offers) ? offers.flatMap((offer) => savedOfferIn(offer) ?? []) : [];
  }

  get #name(): string {
    return offersNameOf(this.#owner());
  }
}
