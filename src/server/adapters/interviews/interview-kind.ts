import { sql } from 'kysely';
import type { ContentKind } from '../content-kind.ts';
import { interview } from './interview-tables.ts';

export const interviewKind: ContentKind = {
  type: 'INTERVIEW',
  itemKind: 'interview',
  table: interview,
  within: sql``,
  page: sql`interview.id`,
  pageType: sql`text 'INTERVIEW'`,
  pageStatus: sql`interview.status`,
  place: sql`interview.company_id`,
  texts: ['story', 'tips', 'questions'],
  excerpt: sql`left(case when interview.story = '' then interview.questions else interview.story end, 80)`,
  isContributed: sql`true`,
  countedIn: [],
  summary: 'interviews',
  toComeOut: sql`due_at is not null`,
  counts: { up: 'up_count', down: 'down_count' },
  rank: { column: 'best', of: ({ counts: { up = 0 } }) => up },
};
