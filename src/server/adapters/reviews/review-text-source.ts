import { sql } from 'kysely';
import { contentPath } from '#core/navigation/screens.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

export const reviewTextSource: FoundTextSource = {
  kind: 'REVIEW',
  from: sql`review join company on company.id = review.company_id`,
  isShown: sql`review.status = 'LIVE'`,
  id: sql`review.id`,
  words: sql`text_words(plain_of(review.title || ' ' || review.likes || ' ' || review.dislikes))`,
  title: sql`case review.title when '' then left(review.likes, 120) else review.title end`,
  text: sql`concat_ws(' ', nullif(review.likes, ''), nullif(review.dislikes, ''))`,
  place: sql`company.name`,
  companyId: sql`review.company_id`,
  communityId: sql`null::text`,
  weight: sql`review.up_count`,
  pathOf: ({ id }) => contentPath('REVIEW', id),
};
