import type { operations } from '#contract/generated/review.ts';
import type { Service } from '#contract/service.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { pageQuery } from '../http/page-query.ts';

export const httpReviews = (review: Service<operations>): Reviews => ({
  list: (urlName, { stars, department, designation, city, employment, isCurrent, years, sort }, after, pageSize) =>
    review.listReviews({
      path: { urlName },
      query: {
        sort,
        ...(stars.length > 0 && { rating: stars }),
        ...(department !== null && { department }),
        ...(designation !== null && { designation }),
        ...(city !== null && { city }),
        ...(employment !== null && { employment }),
        ...(isCurrent !== null && { isCurrent }),
        ...(years !== null && { years }),
        ...pageQuery(after, pageSize),
      },
    }),
  filters: (urlName) => review.getReviewFilters({ path: { urlName } }),
  figures: (urlName) => review.getReviewRatings({ path: { urlName } }),
  insights: (urlName) => review.getReviewInsights({ path: { urlName } }),
  latest: ({ industry, city, sort }, after, pageSize) =>
    review.listLatestReviews({ query: { sort, ...(industry !== null && { industry }), ...(city !== null && { city }), ...pageQuery(after, pageSize) } }),
  one: (reviewId) => review.getReview({ path: { reviewId } }),
});
