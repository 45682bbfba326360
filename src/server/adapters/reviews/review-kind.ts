import { sql } from 'kysely';
import type { ContentKind } from '../content-kind.ts';
import { review } from './review-table.ts';

export const reviewKind: ContentKind = {
  type: 'REVIEW',
  itemKind: 'review',
  table: review,
  within: sql``,
  page: sql`review.id`,
  pageType: sql`text 'REVIEW'`,
  pageStatus: sql`review.status`,
  place: sql`review.company_id`,
  texts: ['title', 'likes', 'dislikes'],
  excerpt: sql`left(case when review.title = '' then review.likes else review.title end, 80)`,
  isContributed: sql`true`,
  countedIn: [],
  summary: 'reviews',
  toComeOut: sql`due_at is not null`,
  counts: { up: 'up_count', down: 'down_count' },
  rank: { column: 'best', of: ({ counts: { up = 0 } }) => up },
};
