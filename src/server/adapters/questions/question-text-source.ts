import { sql } from 'kysely';
import { questionPath } from '#core/navigation/screens.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { placeOfCompany } from '../search-index/place-of-company.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';
import { question } from './question-tables.ts';

export const questionTextSource: FoundTextSource = {
  kind: 'QUESTION',
  table: question,
  isShown: sql`question.status = 'LIVE' and question.merged_into is null
    and not exists (select 1 from persona where persona.ref = question.author_ref and persona.is_hidden)`,
  id: sql`question.id`,
  said: sql`question.text`,
  placeId: sql`question.company_id`,
  weight: sql`question.up_count + question.comments_count + question.asked_count`,
  ownTitle: sql`question.text`,
  placeOf: placeOfCompany,
  from: sql`question join company on company.id = question.company_id`,
  title: sql`question.text`,
  text: sql`question.text`,
  place: sql`company.name`,
  pathOf: ({ id, title }) => questionPath(questionSlug(title, id)),
};
