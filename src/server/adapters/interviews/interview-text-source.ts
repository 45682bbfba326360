import { sql } from 'kysely';
import { contentPath } from '#core/navigation/screens.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

export const interviewTextSource: FoundTextSource = {
  kind: 'INTERVIEW',
  from: sql`interview join company on company.id = interview.company_id left join designation on designation.id = interview.designation_id`,
  isShown: sql`interview.status = 'LIVE'`,
  id: sql`interview.id`,
  words: sql`text_words(plain_of(interview.story || ' ' || interview.tips))`,
  title: sql`concat_ws(', ', designation.name, company.name)`,
  text: sql`concat_ws(' ', nullif(interview.story, ''), nullif(interview.tips, ''))`,
  place: sql`company.name`,
  companyId: sql`interview.company_id`,
  communityId: sql`null::text`,
  weight: sql`interview.up_count`,
  pathOf: ({ id }) => contentPath('INTERVIEW', id),
};
