import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { DeviceContributed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/pay-contribution.ts';

/** The ports that a review is sent with: what pays for it, and the reviews of each key. */
interface ReviewParts extends PayingParts {
  readonly reviewsOf: (publicKey: string) => OwnReviews;
}

/** Reviews by the keys that this device holds. */
export class DeviceContributedReviews extends DeviceContributed<NewReview, OwnReview> implements ContributedReviews {
  readonly #reviewsOf: ReviewParts['reviewsOf'];

  constructor({ reviewsOf, ...parts }: ReviewParts) {
    super(parts, { kind: 'review', thingsOf: reviewsOf, idOf: ({ reviewId }) => reviewId });
    this.#reviewsOf = reviewsOf;
  }

  change(publicKey: string, { reviewId, version }: Pick<OwnReview, 'reviewId' | 'version'>, draft: ReviewDraft): Promise<OwnReview> {
    return this.#reviewsOf(publicKey).change(reviewId, draft, version);
  }

  appeal(publicKey: string, reviewId: string, text: string): Promise<OwnReview> {
    return this.#reviewsOf(publicKey).appeal(reviewId, text);
  }
}
