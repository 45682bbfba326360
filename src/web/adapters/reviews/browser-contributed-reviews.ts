import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { BrowserContributed } from '../contributions/browser-contributed.ts';

/** Reviews that were contributed from this browser. */
export class BrowserContributedReviews extends BrowserContributed<NewReview, OwnReview, ContributedReviews> implements ContributedReviews {
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedReviews>) {
    super('review', keys, load);
  }

  async change(publicKey: string, before: Pick<OwnReview, 'reviewId' | 'version'>, draft: ReviewDraft): Promise<OwnReview> {
    return (await this.loaded()).change(publicKey, before, draft);
  }

  async appeal(publicKey: string, reviewId: string, text: string): Promise<OwnReview> {
    return (await this.loaded()).appeal(publicKey, reviewId, text);
  }
}
