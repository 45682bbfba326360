import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { paysFor } from '#tests/fakes/contributions/fake-contribution-tokens.ts';

/** The reviews of an installation in memory by the key that sent them, which the fakes of all keys share. */
export interface OwnReviewWorld {
  readonly companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[];
  readonly reviews: Map<string, OwnReview>;
  /** The keys that have paid. */
  readonly paid: Set<string>;
}

/** A world in which nobody has sent a review, and with one company where none is named. */
export const anOwnReviewWorld = (companies: OwnReviewWorld['companies'] = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]): OwnReviewWorld => ({
  companies,
  reviews: new Map(),
  paid: new Set(),
});

/** The review of one key in memory. */
export class FakeOwnReviews implements OwnReviews {
  readonly #world: OwnReviewWorld;
  readonly #publicKey: string;

  constructor(world: OwnReviewWorld, publicKey: string) {
    this.#world = world;
    this.#publicKey = publicKey;
  }

  async create(companyUrlName: string, { isInvited: _, ...draft }: NewReview, token: ContributionToken): Promise<OwnReview> {
    const before = await this.mine();
    if (before) return before;
    const texts = publishable(draft);
    const company = this.#world.companies.find(({ urlName }) => urlName === companyUrlName);
    if (!company) throw new Failure('missing');
    if (!paysFor(this.#publicKey, token)) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    if (this.#world.paid.has(this.#publicKey)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    this.#world.paid.add(this.#publicKey);
    const { urlName, name } = company;
    return this.#keep({ ...draft, ...texts, reviewId: anId('r'), company: { urlName, name }, designation: null, city: null, state: 'submitted', version: 0 });
  }

  async change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview> {
    const texts = publishable(draft);
    const own = this.#one(reviewId);
    if (own.version !== version || own.state === 'rejected') throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    return this.#keep({ ...own, ...draft, ...texts, version: version + 1 });
  }

  async remove(reviewId: string): Promise<void> {
    this.#one(reviewId);
    this.#world.reviews.delete(this.#publicKey);
  }

  async mine(): Promise<OwnReview | undefined> {
    return this.#world.reviews.get(this.#publicKey);
  }

  #one(reviewId: string): OwnReview {
    const own = this.#world.reviews.get(this.#publicKey);
    if (own?.reviewId !== reviewId) throw new Failure('missing');
    return own;
  }

  #keep(own: OwnReview): OwnReview {
    this.#world.reviews.set(this.#publicKey, own);
    return own;
  }
}

/** The texts as they are kept. */
function publishable({ stars, title, likes, dislikes }: ReviewDraft): Pick<ReviewDraft, 'title' | 'likes' | 'dislikes'> {
  const texts = { title: title?.trim() || null, likes: likes.trim(), dislikes: dislikes.trim() };
  if (Object.keys(reviewProblems({ ...texts, stars })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return texts;
}
