import type { OfferConfig, OfferFacts, OfferVotes, SavedOffer } from './salary-offer.ts';

export abstract class SalaryOffers {
  abstract config(): Promise<OfferConfig>;
  abstract list(): Promise<readonly SavedOffer[]>;
  abstract at(offerId: string): Promise<SavedOffer>;
  abstract save(facts: OfferFacts): Promise<SavedOffer>;
  abstract change(offerId: string, facts: OfferFacts): Promise<SavedOffer>;
  abstract remove(offerId: string): Promise<void>;
  /** Null withdraws the choice. */
  abstract choose(postId: string, offerId: string | null): Promise<OfferVotes>;
  /** Omits posts without offers. */
  abstract of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>>;
}
