import type { OfferConfig, OfferFacts, OfferVotes, SavedOffer } from './salary-offer.ts';

/** Salary offers of the signed-in member, and the votes among those in posts. */
export abstract class SalaryOffers {
  abstract config(): Promise<OfferConfig>;
  abstract list(): Promise<readonly SavedOffer[]>;
  abstract at(offerId: string): Promise<SavedOffer>;
  abstract save(facts: OfferFacts): Promise<SavedOffer>;
  abstract change(offerId: string, facts: OfferFacts): Promise<SavedOffer>;
  abstract remove(offerId: string): Promise<void>;
  /** Sets the one choice of the member among the offers of a post; null takes it back. */
  abstract choose(postId: string, offerId: string | null): Promise<OfferVotes>;
  /** The offers of these posts; posts without any are left out. */
  abstract of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>>;
}
