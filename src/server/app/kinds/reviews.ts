import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { reviewQuote, reviewTopic } from '#server/adapters/reviews/digest-tables.ts';
import { exitFigure } from '#server/adapters/reviews/exit-tables.ts';
import { companyRating, ratingCategory, ratingWeek, reviewSlice } from '#server/adapters/reviews/review-figure-tables.ts';
import { reviewKind } from '#server/adapters/reviews/review-kind.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { exitFact, review, reviewMinHash } from '#server/adapters/reviews/review-table.ts';
import { SqlOwnReviews } from '#server/adapters/reviews/sql-own-reviews.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { reviewService } from '#server/services/review-service.ts';
import type { WiredKind } from './wired-kind.ts';

export const reviewsWiring = {
  tables: [review, exitFact, reviewMinHash, reviewTopic, reviewQuote, exitFigure, companyRating, ratingCategory, ratingWeek, reviewSlice],
  content: reviewKind,
  summary: ({ secrets }) => reviewSummary(secrets),
  services: { review: reviewService },
  readers: (scope: RequestScope) => ({ reviews: new SqlReviews(scope) }),
  owners: (scope: RequestScope) => ({ ownReviews: new SqlOwnReviews(scope) }),
  demo: {
    before: 'posts',
    table: 'review',
    fill: async (db, options) => (await import('#server/demo/fill-reviews.ts')).fillDemoReviews(db, options),
    said: (count) => `${count} reviews`,
  },
} as const satisfies WiredKind;
