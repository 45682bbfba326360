import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { OpenedOne } from '../requests/opened-one.ts';

export class ReviewStore extends OpenedOne<Review> {
  constructor(reviews: Pick<Reviews, 'one'>) {
    super((id) => reviews.one(id));
  }
}
