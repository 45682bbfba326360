import type { NewReview, OwnReview, ReviewDraft } from './review-draft.ts';
import type { Stock } from '../contributions/contributed-keys.ts';
import type { StockOccasion } from '../contributions/contribution-stock.ts';
import type { ContributionKey } from '../contributions/contribution-keys.ts';

/** A company that somebody reviews: its name in URLs, and the one that people read. */
export interface ReviewedCompany {
  readonly urlName: string;
  readonly name: string;
}

/** The reviews that were contributed from this device, each by a key of its own that it holds. */
export abstract class ContributedReviews {
  /** The keys of the reviews, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract held(): Promise<readonly ContributionKey[]>;
  /** Gets ready for a review to come, so that nothing has to be asked for by session just before it is sent (F-07). It never fails; it answers what is known of what pays for it. */
  abstract prepare(occasion: StockOccasion): Promise<Stock>;
  /** Sends a review, paid for by a token of the account that is signed in. Begun again after a lost answer it is sent once, and costs one token. */
  abstract send(company: ReviewedCompany, draft: NewReview): Promise<OwnReview>;
  /** The review of a key as it stands; nothing where there is none any more. */
  abstract one(publicKey: string): Promise<OwnReview | undefined>;
  /** Refused where it was changed since that version. */
  abstract change(publicKey: string, before: Pick<OwnReview, 'reviewId' | 'version'>, draft: ReviewDraft): Promise<OwnReview>;
  /** Appeals the last decision about it that can be appealed (F-28). */
  abstract appeal(publicKey: string, reviewId: string, text: string): Promise<OwnReview>;
  /** Deletes a review for everybody, and forgets its key. */
  abstract remove(publicKey: string, reviewId: string): Promise<void>;
  /** Forgets a key whose review is gone already. */
  abstract forget(publicKey: string): Promise<void>;
}
