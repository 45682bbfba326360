import { sql } from 'kysely';
import { contentPath } from '#core/navigation/screens.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

/** Posts, of authors who do not rest. */
export const postTextSource: FoundTextSource = {
  kind: 'POST',
  from: sql`post join community on community.id = post.community_id left join company on community.type = 'company' and company.url_name = community.url_name
    left join persona on persona.ref = post.author_ref`,
  isShown: sql`post.status = 'LIVE' and persona.is_hidden is not true`,
  id: sql`post.id`,
  words: sql`text_words(plain_of(coalesce(post.title, '') || ' ' || post.content))`,
  title: sql`coalesce(post.title, left(post.content, 120))`,
  text: sql`post.content`,
  place: sql`community.name`,
  companyId: sql`company.id`,
  communityId: sql`post.community_id`,
  weight: sql`post.up_count + post.comments_count`,
  pathOf: ({ id }) => contentPath('POST', id),
};
