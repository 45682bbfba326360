import type { Page } from '../page.ts';
import type { Review } from '../reviews/review.ts';
import type { ReplyVersion } from './company-reply.ts';

/** Replies in a company's name, one to each review. */
export abstract class CompanyReplies {
  abstract reviews(urlName: string, isAnswered: boolean, after?: string | null, pageSize?: number): Promise<Page<Review>>;
  /** Publishes or changes the reply. Refuses what asks for the author, names a person or threatens (REPLY_REFUSED). */
  abstract save(urlName: string, reviewId: string, text: string): Promise<Review>;
  abstract takeBack(urlName: string, reviewId: string): Promise<Review>;
  /** Earlier wordings, newest first, for everyone. */
  abstract versions(reviewId: string): Promise<readonly ReplyVersion[]>;
}
