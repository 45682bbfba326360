import { existing, Failure } from '#core/failure.ts';
import { hasNames } from '#core/offers/named-offer.ts';
import { offerConfig, reoffered, withCurrent, type OfferConfig, type OfferFacts, type OfferVotes, type SavedOffer } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { anId } from '#tests/content.ts';
import { abuseFailure } from '../content/abuse-failure.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakeSalaryOffers extends OverContent implements SalaryOffers {
  readonly #mine = new Map<string, string>();

  async config(): Promise<OfferConfig> {
    return offerConfig;
  }

  async list(): Promise<readonly SavedOffer[]> {
    this.content.ask('member');
    return this.content.offers.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  async at(offerId: string): Promise<SavedOffer> {
    this.content.ask('member');
    return existing(this.content.offers.find((offer) => offer.offerId === offerId));
  }

  async save(facts: OfferFacts): Promise<SavedOffer> {
    this.content.ask('member');
    refuseUnfit(facts);
    if (this.content.offers.length >= offerConfig.mostOffers) throw new Failure('conflict', 'You can only add 3 salaries/offers.');
    const offer = { ...facts, offerId: anId('s') };
    return this.#keep([...this.content.offers, offer], offer);
  }

  async change(offerId: string, facts: OfferFacts): Promise<SavedOffer> {
    refuseUnfit(facts);
    const offer = { ...(await this.at(offerId)), ...facts };
    return this.#keep(
      this.content.offers.map((each) => (each.offerId === offerId ? offer : each)),
      offer,
    );
  }

  async remove(offerId: string): Promise<void> {
    await this.at(offerId);
    this.content.offers = this.content.offers.filter((offer) => offer.offerId !== offerId);
  }

  async choose(postId: string, offerId: string | null): Promise<OfferVotes> {
    this.content.ask('member');
    const post = this.content.post(postId);
    if (post.offers.length === 0 || (offerId !== null && !post.offers.some((offer) => offer.offerId === offerId))) throw new Failure('missing');
    const votes = reoffered({ postId, offers: post.offers, myOfferId: this.#mine.get(postId) ?? null }, offerId);
    if (offerId === null) this.#mine.delete(postId);
    else this.#mine.set(postId, offerId);
    return votes;
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, OfferVotes>> {
    this.content.ask();
    return new Map(
      this.content.posts.flatMap(({ postId, offers, status }) =>
        offers.length > 0 && status === 'LIVE' && postIds.includes(postId)
          ? [[postId, { postId, offers, myOfferId: this.#mine.get(postId) ?? null }] as const]
          : [],
      ),
    );
  }

  #keep(offers: readonly SavedOffer[], changed: SavedOffer): SavedOffer {
    this.content.offers = changed.isCurrent ? withCurrent(offers, changed.offerId) : offers;
    return changed;
  }
}

function refuseUnfit({ companyName, jobProfile, location }: OfferFacts): void {
  if (!hasNames({ companyName, jobProfile })) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  const abuse = abuseFailure({ companyName, jobProfile, location });
  if (abuse) throw abuse;
}
