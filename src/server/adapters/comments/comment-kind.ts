import { sql } from 'kysely';
import { bestOf } from '#core/comments/comment.ts';
import { commentTextNames } from '#core/comments/comment-texts.ts';
import type { PublicKind } from '../content-kind.ts';
import { comment } from './comment-table.ts';
import { talkParents } from './talk-parents.ts';

export const commentKind: PublicKind = {
  type: 'COMMENT',
  itemKind: 'comment',
  table: comment,
  within: sql`join ${talkParents} on parent.id = comment.post_id`,
  page: sql`comment.post_id`,
  pageType: sql`parent.type`,
  pageStatus: sql`parent.status`,
  place: sql`parent.place`,
  texts: commentTextNames,
  excerpt: sql`left(comment.content, 80)`,
  isContributed: sql`false`,
  countedIn: [
    { of: 'post_id', counter: 'comments' },
    { of: 'root_id', counter: 'replies' },
  ],
  counts: { up: 'up_count', down: 'down_count', replies: 'replies_count' },
  rank: { column: 'best', of: ({ counts: { up = 0, down = 0, replies = 0 } }) => bestOf({ upVotes: up, downVotes: down, repliesCount: replies }) },
};
