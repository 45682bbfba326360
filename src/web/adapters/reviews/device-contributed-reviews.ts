import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { NewReview, OwnReview } from '#core/reviews/review-draft.ts';
import { DeviceAppealed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';

/** The ports that a review is sent with: what pays for it, and the reviews of each key. */
interface ReviewParts extends PayingParts {
  readonly reviewsOf: (publicKey: string) => OwnReviews;
}

/** Reviews by the keys that this device holds. */
export class DeviceContributedReviews extends DeviceAppealed<NewReview, OwnReview, Pick<OwnReview, 'reviewId' | 'version'>> implements ContributedReviews {
  constructor({ reviewsOf, ...parts }: ReviewParts) {
    super(parts, { kind: 'review', thingsOf: reviewsOf, idOf: ({ reviewId }) => reviewId });
  }
}
