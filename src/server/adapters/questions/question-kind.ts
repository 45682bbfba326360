import { sql } from 'kysely';
import { bestOf } from '#core/comments/comment.ts';
import type { PublicKind } from '../content-kind.ts';
import { letGo } from './let-go.ts';
import { markAnswered } from './mark-answered.ts';
import { question } from './question-tables.ts';

export const questionKind: PublicKind = {
  type: 'QUESTION',
  itemKind: 'question',
  table: question,
  within: sql``,
  page: sql`question.id`,
  pageType: sql`text 'QUESTION'`,
  pageStatus: sql`question.status`,
  place: sql`question.company_id`,
  texts: ['text'],
  excerpt: sql`left(question.text, 80)`,
  isContributed: sql`question.is_asked`,
  countedIn: [],
  after: letGo,
  counts: { up: 'up_count', down: 'down_count', comments: 'comments_count' },
  rank: {
    column: 'best',
    of: ({ counts: { up = 0, down = 0, comments = 0 } }) => bestOf({ upVotes: up, downVotes: down, repliesCount: comments }),
  },
  whenCounted: markAnswered,
};
