import { ContributedReviews, reviewContribution } from '#core/reviews/own-reviews.ts';
import { repliedKind } from './web-kind.ts';

export const webReviews = repliedKind(
  reviewContribution,
  ContributedReviews,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/reviews/http-own-reviews.ts')).deviceReviews,
);
