import type { Page } from '../page.ts';
import type { ReviewFigures, ReviewFilters } from './review-figures.ts';
import type { ReviewInsights } from './review-insights.ts';
import type { ReviewHubSearch, ReviewSearch } from './review-search.ts';
import type { Review } from './review.ts';

export abstract class Reviews {
  abstract list(urlName: string, search: ReviewSearch, after?: string | null, pageSize?: number): Promise<Page<Review>>;
  abstract filters(urlName: string): Promise<ReviewFilters>;
  abstract figures(urlName: string): Promise<ReviewFigures>;
  abstract insights(urlName: string): Promise<ReviewInsights>;
  abstract latest(search: ReviewHubSearch, after?: string | null, pageSize?: number): Promise<Page<Review>>;
  abstract one(reviewId: string): Promise<Review>;
}
