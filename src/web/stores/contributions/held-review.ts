import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { Request } from '../requests/request.ts';
import { HeldContribution } from './held-contribution.ts';

/** One review of this device, with what moderators decided about it. */
export class HeldReview extends HeldContribution<OwnReview> {
  readonly kind = 'review';
  readonly appealing: Request<OwnReview, [reviewId: string, text: string]>;

  constructor(key: ContributionKey, reviews: ContributedReviews) {
    super(key, reviews, ({ reviewId }) => reviewId);
    this.appealing = new Request((reviewId, text) => reviews.appeal(key.publicKey, reviewId, text));
  }

  /** Asks for a second look, and shows what stands then. */
  async appeal(reviewId: string, text: string): Promise<void> {
    const outcome = await this.appealing.send(reviewId, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
  }
}
