import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** One contribution of this device. How it stands is asked for when somebody wants to know, and by its key alone. */
export class HeldContribution {
  readonly key: ContributionKey;
  readonly asking: Request<OwnReview | undefined>;
  readonly appealing: Request<OwnReview, [reviewId: string, text: string]>;
  readonly removing: Request<void, [reviewId: string]>;
  readonly #contributed: ContributedReviews;

  constructor(key: ContributionKey, contributed: ContributedReviews) {
    this.key = key;
    this.#contributed = contributed;
    this.asking = new Request(() => contributed.one(key.publicKey));
    this.appealing = new Request((reviewId, text) => contributed.appeal(key.publicKey, reviewId, text));
    this.removing = removalOf((reviewId: string) => contributed.remove(key.publicKey, reviewId));
  }

  /** Whether it was asked for, and there is none any more. */
  get isGone(): boolean {
    return this.asking.state.status === 'SUCCESS' && this.asking.value === undefined;
  }

  /** Asks for a second look, and shows what stands then. */
  async appeal(reviewId: string, text: string): Promise<void> {
    const outcome = await this.appealing.send(reviewId, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
  }

  forget(): Promise<void> {
    return this.#contributed.forget(this.key.publicKey);
  }
}
