import { sql } from 'kysely';
import { contentPath } from '#core/navigation/content-paths.ts';
import { placeOfCompany } from '../search-index/place-of-company.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';
import { interview } from './interview-tables.ts';

export const interviewTextSource: FoundTextSource = {
  kind: 'INTERVIEW',
  table: interview,
  isShown: sql`interview.status = 'LIVE'`,
  id: sql`interview.id`,
  said: sql`interview.story || ' ' || interview.tips`,
  placeId: sql`interview.company_id`,
  weight: sql`interview.up_count`,
  ownTitle: sql`null::text`,
  placeOf: placeOfCompany,
  from: sql`interview join company on company.id = interview.company_id left join designation on designation.id = interview.designation_id`,
  title: sql`concat_ws(', ', designation.name, company.name)`,
  text: sql`concat_ws(' ', nullif(interview.story, ''), nullif(interview.tips, ''))`,
  place: sql`company.name`,
  pathOf: ({ id }) => contentPath('INTERVIEW', id),
};
