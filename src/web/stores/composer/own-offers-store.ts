import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { offerConfig, saySame, withCurrent, type OfferFacts, type SavedOffer } from '#core/offers/salary-offer.ts';
import type { Writing } from '#core/composer/writing.ts';
import type { WrittenOffer } from '#core/composer/written-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import type { ComposerStore } from './composer-store.ts';
import type { SentOffers } from './sent-offers.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** Stored offers of a member, and those shown in a post. */
export class OwnOffersStore {
  offers: readonly WrittenOffer[] = [];
  readonly reading: Request<readonly SavedOffer[]>;
  readonly saving: Request<SavedOffer, [facts: OfferFacts, offerId: string | undefined]>;
  readonly removing: Request<void, [offerId: string]>;
  readonly #looking: Request<readonly SavedOffer[]>;
  readonly #composer: ComposerStore;
  readonly #sent: SentOffers;

  constructor(salaryOffers: SalaryOffers, composer: ComposerStore, sent: SentOffers) {
    this.#composer = composer;
    this.#sent = sent;
    this.reading = new Request(() => salaryOffers.list());
    this.#looking = new Request(() => salaryOffers.list());
    this.saving = new Request((facts, offerId) => (offerId === undefined ? salaryOffers.save(facts) : salaryOffers.change(offerId, facts)));
    this.removing = removalOf((offerId) => salaryOffers.remove(offerId));
    makeAutoObservable(this, { offers: observableRef, reading: false, saving: false, removing: false });
  }

  async open(): Promise<void> {
    const outcome = await this.reading.send();
    if (outcome.status === 'SUCCESS') this.#take(outcome.value);
  }

  /** Toggles an offer in the post, at most three (D-09). */
  use(offerId: string): void {
    const { offers } = this.#composer.writing;
    if (offers.some((other) => other.offerId === offerId)) return this.#composer.change({ offers: offers.filter((other) => other.offerId !== offerId) });
    const chosen = this.offers.filter((other) => other.offerId === offerId);
    if (offers.length < offerConfig.mostOffers) this.#composer.change({ offers: [...offers, ...chosen] });
  }

  get isFull(): boolean {
    return this.#composer.writing.offers.length >= offerConfig.mostOffers;
  }

  /** True for an offer already sent under the other name, which alone may show it. */
  isForeign({ takers }: WrittenOffer): boolean {
    return !takers.includes(this.#composer.writing.profileType);
  }

  /** Stores and shows an offer, moving the current-salary mark, and returns true if stored. */
  async save(facts: OfferFacts, offerId?: string): Promise<boolean> {
    const saved = await this.#saved(facts, offerId);
    if (!saved) return false;
    const all = [...this.offers.filter((other) => other.offerId !== saved.offerId), saved];
    this.#take(saved.isCurrent ? withCurrent(all, saved.offerId) : all);
    const isOwn = this.offers.some((offer) => offer.offerId === saved.offerId && !this.isForeign(offer));
    if (offerId === undefined && !this.isFull && isOwn) this.use(saved.offerId);
    return true;
  }

  /** Stores an offer once, checking for a lost answer after a failure. */
  async #saved(facts: OfferFacts, offerId: string | undefined): Promise<SavedOffer | undefined> {
    if (offerId === undefined && this.saving.state.status === 'FAILURE') {
      const kept = await this.#looking.send();
      if (kept.status !== 'SUCCESS') return undefined;
      const arrived = kept.value.find((offer) => saySame(offer, facts) && !this.offers.some((known) => known.offerId === offer.offerId));
      if (arrived) this.saving.forget();
      if (arrived) return arrived;
    }
    const outcome = await this.saving.send(facts, offerId);
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  async remove(offerId: string): Promise<void> {
    const outcome = await this.removing.send(offerId);
    if (outcome.status !== 'SUCCESS') return;
    this.#sent.forget(offerId);
    this.#take(this.offers.filter((other) => other.offerId !== offerId));
  }

  #take(offers: readonly SavedOffer[]): void {
    runInAction(() => (this.offers = offers.map((offer) => this.#sent.withTakers(offer, offers))));
    this.#composer.correct((writing) => ({ ...writing, ...asKept(writing, this.offers) }));
  }
}

/** Refreshes shown offers, dropping deleted ones and saving changes as a new offer. */
function asKept({ offers, typedOffer, changedOffer }: Writing, kept: readonly WrittenOffer[]): Partial<Writing> {
  const isGone = changedOffer !== null && !kept.some(({ offerId }) => offerId === changedOffer.offerId);
  const shown = offers.flatMap((offer) => kept.find(({ offerId }) => offerId === offer.offerId) ?? []);
  return { offers: shown, ...(isGone && { changedOffer: null, typedOffer: typedOffer ?? changedOffer.text }) };
}
