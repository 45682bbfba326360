import { sql } from 'kysely';
import { questionPath } from '#core/navigation/screens.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

/** Questions of members who do not rest, and of interviews. */
export const questionTextSource: FoundTextSource = {
  kind: 'QUESTION',
  from: sql`question join company on company.id = question.company_id left join persona on persona.ref = question.author_ref`,
  isShown: sql`question.status = 'LIVE' and question.merged_into is null and persona.is_hidden is not true`,
  id: sql`question.id`,
  words: sql`text_words(plain_of(question.text))`,
  title: sql`question.text`,
  text: sql`question.text`,
  place: sql`company.name`,
  companyId: sql`question.company_id`,
  communityId: sql`null::text`,
  weight: sql`question.up_count + question.comments_count + question.asked_count`,
  pathOf: ({ id, title }) => questionPath(questionSlug(title, id)),
};
