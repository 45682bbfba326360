import type { Page } from '../page.ts';
import type { ReviewFigures, ReviewFilters } from './review-figures.ts';
import type { ReviewInsights } from './review-insights.ts';
import type { ReviewHubSearch, ReviewSearch } from './review-search.ts';
import type { Review } from './review.ts';

/** The reviews of companies. */
export abstract class Reviews {
  /** One page of the reviews of a company; `after` is the `next` of the page before. */
  abstract list(urlName: string, search: ReviewSearch, after?: string | null, pageSize?: number): Promise<Page<Review>>;
  abstract filters(urlName: string): Promise<ReviewFilters>;
  abstract figures(urlName: string): Promise<ReviewFigures>;
  abstract insights(urlName: string): Promise<ReviewInsights>;
  /** One page of the reviews of all companies. */
  abstract latest(search: ReviewHubSearch, after?: string | null, pageSize?: number): Promise<Page<Review>>;
  abstract one(reviewId: string): Promise<Review>;
}
