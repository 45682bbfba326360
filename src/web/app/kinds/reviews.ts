import { ContributedReviews, reviewContribution } from '#core/reviews/own-reviews.ts';
import { moderatedKind } from './web-kind.ts';

export const webReviews = moderatedKind(
  reviewContribution,
  ContributedReviews,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/reviews/http-own-reviews.ts')).deviceReviews,
);
