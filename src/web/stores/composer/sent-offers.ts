import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Writing } from '#core/composer/writing.ts';
import type { WrittenOffer } from '#core/composer/written-offer.ts';
import { saySame, type SavedOffer } from '#core/offers/salary-offer.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';

const name = 'sent-offers';

/** Names that offers were sent under, noted first because answers may be lost. */
export class SentOffers {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  note({ offers, profileType }: Pick<Writing, 'offers' | 'profileType'>): void {
    this.#storage.keep(name, { ...Object.fromEntries(offers.map(({ offerId }) => [offerId, profileType])), ...this.#sent() });
  }

  withTakers(offer: SavedOffer, all: readonly SavedOffer[]): WrittenOffer {
    const sent = this.#sent();
    const before = [offer, ...all.filter((other) => saySame(other, offer))].flatMap(({ offerId }) => sent[offerId] ?? []);
    return { ...offer, takers: before.length > 0 ? profileTypes.filter((type) => before[0] === type) : profileTypes };
  }

  forget(offerId: string): void {
    this.#storage.keep(name, Object.fromEntries(Object.entries(this.#sent()).filter(([id]) => id !== offerId)));
  }

  #sent(): Readonly<Record<string, ProfileType>> {
    const kept = Object.entries(fieldsIn(this.#storage.read(name)));
    return Object.fromEntries(kept.flatMap(([id, sentAs]) => profileTypes.filter((type) => type === sentAs).map((type) => [id, type])));
  }
}
