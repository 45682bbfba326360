import { sql } from 'kysely';
import { rankScore } from '#core/feeds/feed-order.ts';
import { editableNames } from '#core/posts/post-texts.ts';
import type { PublicKind } from '../content-kind.ts';
import { post } from './post-tables.ts';

export const postKind: PublicKind = {
  type: 'POST',
  itemKind: 'post',
  table: post,
  within: sql``,
  page: sql`post.id`,
  pageType: sql`text 'POST'`,
  pageStatus: sql`post.status`,
  place: sql`post.community_id`,
  texts: editableNames,
  excerpt: sql`coalesce(post.title, left(post.content, 80))`,
  isContributed: sql`false`,
  isScheduled: sql`exists (select 1 from scheduled_post where post_id = post.id)`,
  countedIn: [{ of: 'community_id', counter: 'posts' }],
  counts: { up: 'up_count', down: 'down_count', comments: 'comments_count', views: 'views_count', requests: 'requests_count' },
  rank: {
    column: 'heat',
    of: ({ postedAtMs, counts: { up = 0, down = 0, comments = 0, requests = 0 } }) =>
      rankScore({ postedAtMs, upVotes: up, downVotes: down, commentsCount: comments, requestsCount: requests }),
  },
};
