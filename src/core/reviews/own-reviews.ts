import type { ContributionToken } from '../contributions/contribution-token.ts';
import type { NewReview, OwnReview, ReviewDraft } from './review-draft.ts';

/** The review of the key that signs. No account is known to it, and each has a key of its own (F-07). */
export abstract class OwnReviews {
  /** Sends a review of a company with the token that pays for it. The same key sends one; whoever lost the answer is given it again. */
  abstract create(companyUrlName: string, draft: NewReview, token: ContributionToken): Promise<OwnReview>;
  /** Refused where it was changed since that version. What was taken down waits for a moderator then; that may be done as long as an appeal may, and not while one waits. */
  abstract change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview>;
  abstract remove(reviewId: string): Promise<void>;
  /**
   * Appeals the last decision that can be appealed, once, however often the same words are sent, and no later than its last day (F-28). Another moderator than
   * the one who decided looks at it.
   */
  abstract appeal(reviewId: string, text: string): Promise<OwnReview>;
  /** The review of this key; none where it has sent none, or deleted it. */
  abstract mine(): Promise<OwnReview | undefined>;
}
