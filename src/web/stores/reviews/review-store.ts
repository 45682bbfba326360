import { makeAutoObservable } from 'mobx';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Request } from '../requests/request.ts';

/** One review at its own address. */
export class ReviewStore {
  reviewId = '';
  readonly review: Request<Review, [reviewId: string]>;

  constructor(reviews: Reviews) {
    this.review = new Request((reviewId) => reviews.one(reviewId));
    makeAutoObservable(this, { review: false });
  }

  /** Opens a review, and answers the company that it is about. */
  async open(reviewId: string): Promise<string | undefined> {
    this.reviewId = reviewId;
    const outcome = await this.review.send(reviewId);
    return outcome.status === 'SUCCESS' ? outcome.value.company.urlName : undefined;
  }

  /** Whether there is no such review, or none that is shown. */
  get isMissing(): boolean {
    return this.review.isMissing;
  }
}
