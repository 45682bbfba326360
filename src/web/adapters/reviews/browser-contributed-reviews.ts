import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { NewReview, OwnReview } from '#core/reviews/review-draft.ts';
import { BrowserAppealed } from '../contributions/browser-contributed.ts';

/** Reviews that were contributed from this browser. */
export class BrowserContributedReviews
  extends BrowserAppealed<NewReview, OwnReview, Pick<OwnReview, 'reviewId' | 'version'>, ContributedReviews>
  implements ContributedReviews
{
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedReviews>) {
    super('review', keys, load);
  }
}
