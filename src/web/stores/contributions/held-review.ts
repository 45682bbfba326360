import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { ModeratedContribution } from './moderated-contribution.ts';

/** One review of this device. */
export class HeldReview extends ModeratedContribution<OwnReview> {
  readonly kind = 'review';

  constructor(key: ContributionKey, reviews: ContributedReviews) {
    super(key, reviews, ({ reviewId }) => reviewId);
  }
}
