import { sql, type Kysely } from 'kysely';
import type { Community, CommunityKey } from '#core/members/own-communities.ts';
import type { Tables } from './tables.ts';

/** How many companies are offered to somebody who has chosen nothing yet. */
const companiesOffered = 12;

const everything = sql<Community>`
  select 'topic' as type, url_name as "entityId", name, null as logo, 'Topics' as category, 1 as rank, id as place from topic
  union all select 'department', url_name, name, null, 'Departments', 2, id from department
  union all select 'company', company.url_name, company.name, '/images/' || logo_image_id, industry.name, 3, (- followers_count)
    from company join industry on industry.url_name = company.industry`;

export const sameCommunity = (one: CommunityKey, other: CommunityKey): boolean => one.type === other.type && one.entityId === other.entityId;

/** The communities of these keys that are there, topics first. */
export async function communitiesNamed(db: Kysely<Tables>, keys: readonly CommunityKey[]): Promise<readonly Community[]> {
  if (keys.length === 0) return [];
  const wanted = sql.join(keys.map(({ type, entityId }) => sql`(${type}, ${entityId})`));
  const { rows } = await sql<Community>`select type, "entityId", name, logo, category from (${everything}) as known
    where (type, "entityId") in (${wanted}) order by rank, place, name`.execute(db);
  return rows;
}

/** What is offered for choosing: all topics and departments, and the companies that most follow. */
export async function communitiesOffered(db: Kysely<Tables>): Promise<readonly Community[]> {
  const { rows } = await sql<Community>`
    select type, "entityId", name, logo, category from (
      select 'topic' as type, url_name as "entityId", name, null as logo, 'Topics' as category, 1 as rank, id as place from topic
      union all select 'department', url_name, name, null, 'Departments', 2, id from department
      union all (select 'company', company.url_name, company.name, '/images/' || logo_image_id, industry.name, 3, - followers_count
        from company join industry on industry.url_name = company.industry order by followers_count desc, company.id limit ${companiesOffered})
    ) as offered order by rank, place, name limit 80`.execute(db);
  return rows;
}
