import { contributedKind } from '../contributions/contributed-kind.ts';
import { beforeReviewsMove } from './move-reviews.ts';
import { review } from './review-table.ts';

export const reviewKind = contributedKind(review, {
  type: 'REVIEW',
  itemKind: 'review',
  texts: ['title', 'likes', 'dislikes', 'answer'],
  excerptOf: ['title', 'likes'],
  summary: 'reviews',
  stars: 'stars',
  beforeMove: beforeReviewsMove,
});
