import type { ContributedReviews, ReviewedCompany } from '#core/reviews/contributed-reviews.ts';
import { dayOf } from '#core/figures/ago.ts';
import { isInStock, type StockOccasion } from '#core/contributions/contribution-stock.ts';
import type { ContributionNotes, ContributionKey } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { payContribution, stockUp, type PayingParts } from '../contributions/pay-contribution.ts';

/** The ports that a review is sent with: what pays for it, and the reviews of each key. */
interface ReviewParts extends PayingParts {
  readonly reviewsOf: (publicKey: string) => OwnReviews;
}

/** Reviews by the keys that this device holds, each asked for by itself. */
export class DeviceContributedReviews implements ContributedReviews {
  readonly #parts: ReviewParts;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
  }

  async held(): Promise<readonly ContributionKey[]> {
    return (await this.#parts.keys.list()).filter((key) => key.kind === 'review' && !isInStock(key));
  }

  prepare(occasion: StockOccasion): Promise<void> {
    return stockUp(this.#parts, occasion).catch(() => undefined);
  }

  async send({ urlName, name }: ReviewedCompany, draft: NewReview): Promise<OwnReview> {
    const { publicKey, token } = await payContribution(this.#parts, { kind: 'review', about: name });
    const own = await this.#parts.reviewsOf(publicKey).create(urlName, draft, token);
    return this.#named(publicKey, own, { sentOn: dayOf(this.#parts.clock.now()) });
  }

  async one(publicKey: string): Promise<OwnReview | undefined> {
    const own = await this.#parts.reviewsOf(publicKey).mine();
    const { sentOn } = (await this.held()).find((key) => key.publicKey === publicKey) ?? {};
    return own && this.#named(publicKey, own, sentOn === undefined ? {} : { sentOn });
  }

  change(publicKey: string, { reviewId, version }: Pick<OwnReview, 'reviewId' | 'version'>, draft: ReviewDraft): Promise<OwnReview> {
    return this.#parts.reviewsOf(publicKey).change(reviewId, draft, version);
  }

  appeal(publicKey: string, reviewId: string, text: string): Promise<OwnReview> {
    return this.#parts.reviewsOf(publicKey).appeal(reviewId, text);
  }

  /** What is gone already is as good as deleted. */
  async remove(publicKey: string, reviewId: string): Promise<void> {
    await this.#parts.reviewsOf(publicKey).remove(reviewId).catch(unlessMissing);
    await this.forget(publicKey);
  }

  forget(publicKey: string): Promise<void> {
    return this.#parts.keys.forget(publicKey);
  }

  /** Notes the name of what was sent beside its key. The token is spent then, and goes. */
  async #named(publicKey: string, own: OwnReview, sent: Pick<ContributionNotes, 'sentOn'>): Promise<OwnReview> {
    await this.#parts.keys.note(publicKey, { kind: 'review', about: own.company.name, thingId: own.reviewId, ...sent });
    return own;
  }
}

function unlessMissing(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
