import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { OfferConfig, OfferFacts, OfferVotes, SavedOffer } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';

export class HttpSalaryOffers implements SalaryOffers {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  config(): Promise<OfferConfig> {
    return this.#feed.getSalaryPostConfig({});
  }

  async list(): Promise<readonly SavedOffer[]> {
    return (await this.#feed.listSalaryPosts({})).items;
  }

  at(offerId: string): Promise<SavedOffer> {
    return this.#feed.getSalaryPost({ path: { salaryId: offerId } });
  }

  save(facts: OfferFacts): Promise<SavedOffer> {
    return this.#feed.createSalaryPost({ body: facts });
  }

  change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    return this.#feed.updateSalaryPost({ path: { salaryId: offerId }, body: facts });
  }

  async remove(offerId: string): Promise<void> {
    await this.#feed.deleteSalaryPost({ path: { salaryId: offerId } });
  }

  choose(postId: string, offerId: string | null): Promise<OfferVotes> {
    return this.#feed.voteSalaryPost({ body: { postId, offerId } });
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>> {
    if (postIds.length === 0) return new Map();
    const { items } = await this.#feed.fetchSalaryPostVotes({ body: { postIds } });
    return new Map(items.map((votes) => [votes.postId, votes]));
  }
}
