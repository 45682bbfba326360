import type { operations } from '#contract/generated/review.ts';
import type { Service } from '#contract/service.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpReviews = (review: Service<Sparse<operations>>): Reviews => ({
  list: (urlName, { stars, department, designation, city, employment, isCurrent, years, sort }, after, pageSize) =>
    review.listReviews({
      path: { urlName },
      query: { rating: stars, department, designation, city, employment, isCurrent, years, sort, ...pageQuery(after, pageSize) },
    }),
  filters: (urlName) => review.getReviewFilters({ path: { urlName } }),
  figures: (urlName) => review.getReviewRatings({ path: { urlName } }),
  insights: (urlName) => review.getReviewInsights({ path: { urlName } }),
  latest: ({ industry, city, sort }, after, pageSize) => review.listLatestReviews({ query: { industry, city, sort, ...pageQuery(after, pageSize) } }),
  one: (reviewId) => review.getReview({ path: { reviewId } }),
});
