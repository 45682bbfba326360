import type { operations } from '#contract/generated/review.ts';
import type { Input, Service } from '#contract/service.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { everyReview, latestReviews, type ReviewSearch } from '#core/reviews/review-search.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { companyAsked, done, ownItems } from './contributions/own-answers.ts';

/** Public reviews, and contributions accessed by key alone. */
export const reviewService = ({ reviews, ownReviews }: { readonly reviews: Reviews; readonly ownReviews: OwnReviews }): Service<operations> => ({
  listReviews: ({ path, query }) => reviews.list(path.urlName, searchFromContract(query), query.cursor, query.limit),
  getReviewFilters: ({ path }) => reviews.filters(path.urlName),
  getReviewRatings: ({ path }) => reviews.figures(path.urlName),
  getReviewInsights: ({ path }) => reviews.insights(path.urlName),
  listLatestReviews: ({ query: { industry = null, city = null, sort = latestReviews.sort, cursor, limit } }) =>
    reviews.latest({ industry, city, sort }, cursor, limit),
  getReview: ({ path }) => reviews.one(path.reviewId),
  createReview: ({ body: { companyUrlName, typedCompany, token, ...draft } }) => ownReviews.create(companyAsked(companyUrlName, typedCompany), draft, token),
  updateReview: ({ path, body: { version, ...draft } }) => ownReviews.change(path.reviewId, draft, version),
  deleteReview: ({ path }) => done(ownReviews.remove(path.reviewId)),
  submitReviewAppeal: ({ path, body }) => ownReviews.appeal(path.reviewId, body.text),
  saveReviewAnswer: ({ path, body }) => ownReviews.answerReply(path.reviewId, body.text),
  removeReviewAnswer: ({ path }) => ownReviews.answerReply(path.reviewId, ''),
  listMyReviews: () => ownItems(ownReviews.mine()),
});

type Query = Input<operations['listReviews']>['query'];

const searchFromContract = ({ rating, department, designation, city, employment, isCurrent, years, sort }: Query): ReviewSearch => ({
  stars: rating ?? everyReview.stars,
  department: department ?? everyReview.department,
  designation: designation ?? everyReview.designation,
  city: city ?? everyReview.city,
  employment: employment ?? everyReview.employment,
  isCurrent: isCurrent ?? everyReview.isCurrent,
  years: years ?? everyReview.years,
  sort: sort ?? everyReview.sort,
});
