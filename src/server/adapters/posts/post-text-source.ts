import { sql, type RawBuilder } from 'kysely';
import { contentPath } from '#core/navigation/content-paths.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';
import { post } from './post-tables.ts';

const communityOf = (companyId: string): RawBuilder<unknown> =>
  sql`coalesce((select community.id from community join company on company.url_name = community.url_name where community.type = 'company' and company.id = ${companyId}), '')`;

/** Posts of active authors; a company's name also finds its community. */
export const postTextSource: FoundTextSource = {
  kind: 'POST',
  table: post,
  isShown: sql`post.status = 'LIVE' and not exists (select 1 from persona where persona.ref = post.author_ref and persona.is_hidden)`,
  id: sql`post.id`,
  said: sql`coalesce(post.title, '') || ' ' || post.content`,
  placeId: sql`post.community_id`,
  weight: sql`post.up_count + post.comments_count`,
  ownTitle: sql`post.title`,
  placeOf: ({ companyId, communityId }) => (companyId === null ? sql`${communityId}::text` : communityOf(companyId)),
  from: sql`post join community on community.id = post.community_id`,
  title: sql`coalesce(post.title, left(post.content, 120))`,
  text: sql`post.content`,
  place: sql`community.name`,
  pathOf: ({ id }) => contentPath('POST', id),
};
