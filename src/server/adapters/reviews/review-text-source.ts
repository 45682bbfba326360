import { sql } from 'kysely';
import { contentPath } from '#core/navigation/content-paths.ts';
import { placeOfCompany } from '../search-index/place-of-company.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';
import { review } from './review-table.ts';

export const reviewTextSource: FoundTextSource = {
  kind: 'REVIEW',
  table: review,
  isShown: sql`review.status = 'LIVE'`,
  id: sql`review.id`,
  said: sql`review.title || ' ' || review.likes || ' ' || review.dislikes`,
  placeId: sql`review.company_id`,
  weight: sql`review.up_count`,
  ownTitle: sql`review.title`,
  placeOf: placeOfCompany,
  from: sql`review join company on company.id = review.company_id`,
  title: sql`case when review.title <> '' then review.title when length(review.likes) <= 120 then review.likes
    else regexp_replace(left(review.likes, 120), '\\s+\\S*$', '') || '…' end`,
  text: sql`concat_ws(' ', nullif(review.likes, ''), nullif(review.dislikes, ''))`,
  place: sql`company.name`,
  pathOf: ({ id }) => contentPath('REVIEW', id),
};
