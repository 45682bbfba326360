import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { offerConfig, withCurrent, type OfferFacts, type SavedOffer } from '#core/offers/salary-offer.ts';
import type { Writing } from '#core/composer/writing.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import type { ComposerStore } from './composer-store.ts';
import { Request } from '../requests/request.ts';

/** The offers that a member keeps, and which of them a post shows. */
export class OwnOffersStore {
  offers: readonly SavedOffer[] = [];
  readonly reading: Request<readonly SavedOffer[]>;
  readonly saving: Request<SavedOffer, [facts: OfferFacts, offerId: string | undefined]>;
  readonly removing: Request<void, [offerId: string]>;
  readonly #composer: ComposerStore;

  constructor(salaryOffers: SalaryOffers, composer: ComposerStore) {
    this.#composer = composer;
    this.reading = new Request(() => salaryOffers.list());
    this.saving = new Request((facts, offerId) => (offerId === undefined ? salaryOffers.save(facts) : salaryOffers.change(offerId, facts)));
    this.removing = new Request((offerId) => salaryOffers.remove(offerId));
    makeAutoObservable(this, { offers: observableRef, reading: false, saving: false, removing: false });
  }

  async open(): Promise<void> {
    const outcome = await this.reading.send();
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => (this.offers = outcome.value));
    const known = new Set(outcome.value.map(({ offerId }) => offerId));
    this.#composer.change((writing) => ({ ...writing, ...withoutGone(writing, known) }));
  }

  /** Shows an offer in the post, or no longer; never more than three (D-09). */
  use(offerId: string): void {
    const { salaryIds } = this.#composer.writing;
    if (salaryIds.includes(offerId)) return this.#composer.change({ salaryIds: salaryIds.filter((other) => other !== offerId) });
    if (salaryIds.length < offerConfig.mostOffers) this.#composer.change({ salaryIds: [...salaryIds, offerId] });
  }

  get isFull(): boolean {
    return this.#composer.writing.salaryIds.length >= offerConfig.mostOffers;
  }

  /** Keeps an offer and shows it; one that is the current salary takes that from the others. Answers whether it was kept. */
  async save(facts: OfferFacts, offerId?: string): Promise<boolean> {
    const outcome = await this.saving.send(facts, offerId);
    if (outcome.status !== 'SUCCESS') return false;
    const saved = outcome.value;
    const others = this.offers.filter((other) => other.offerId !== saved.offerId);
    runInAction(() => (this.offers = saved.isCurrent ? withCurrent([...others, saved], saved.offerId) : [...others, saved]));
    if (offerId === undefined && !this.isFull) this.use(saved.offerId);
    return true;
  }

  async remove(offerId: string): Promise<void> {
    const outcome = await this.removing.send(offerId);
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => (this.offers = this.offers.filter((other) => other.offerId !== offerId)));
    if (this.#composer.writing.salaryIds.includes(offerId)) this.use(offerId);
  }
}

/** Offers that are gone are shown no more; the changes of one go on as a new offer. */
function withoutGone({ salaryIds, typedOffer, changedOffer }: Writing, known: ReadonlySet<string>): Partial<Writing> {
  const isGone = changedOffer !== null && !known.has(changedOffer.offerId);
  return { salaryIds: salaryIds.filter((offerId) => known.has(offerId)), ...(isGone && { changedOffer: null, typedOffer: typedOffer ?? changedOffer.text }) };
}
