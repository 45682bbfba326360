import { sql } from 'kysely';
import type { SearchSource } from '../search-index/search-source.ts';

/** Finds topics and departments in every language, while companies are found as such. */
export const communitySearchSource: SearchSource = {
  kind: 'COMMUNITY',
  rows: sql`select c.id, case c.type when 'department' then '/departments/' else '/communities/' end || c.url_name as url_name, c.name, coalesce(all_said(c.names), '') as other_names, '' as hint,
    c.posts_count as weight, jsonb_strip_nulls(jsonb_build_object('postsCount', nullif(c.posts_count, 0), 'followersCount', nullif(c.followers_count, 0))) as counts
    from community c where c.type in ('topic', 'department')`,
  pathOf: (path) => path,
};
