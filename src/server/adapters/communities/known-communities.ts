import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OwnCommunity, CommunityRef } from '#core/communities/own-communities.ts';
import type { Tables } from '../database/tables.ts';

interface KnownCommunity extends OwnCommunity {
  readonly id: string;
}

const companiesOffered = 12;
const mostListed = 200;

export const communityShown = ({ type, entityId, name, names, logo, category }: KnownCommunity): OwnCommunity => ({
  type,
  entityId,
  name,
  names,
  logo,
  category,
});

export async function communitiesNamed(db: Kysely<Tables>, keys: readonly CommunityRef[]): Promise<readonly KnownCommunity[]> {
  if (keys.length === 0) return [];
  return listed(db, sql`(type, url_name) in (${sql.join(keys.map(({ type, entityId }) => sql`(${type}, ${entityId})`))})`);
}

export const communitiesOf = (db: Kysely<Tables>, ids: readonly string[]): Promise<readonly KnownCommunity[]> => listed(db, sql`id = any(${ids}::text[])`);

export const communitiesOffered = (db: Kysely<Tables>): Promise<readonly KnownCommunity[]> =>
  listed(
    db,
    sql`type in ('topic', 'department') and not is_closed or type = 'company'
      and url_name in (select url_name from company order by followers_count desc, id limit ${sql.lit(companiesOffered)})`,
  );

async function listed(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<readonly KnownCommunity[]> {
  const { rows } = await sql<KnownCommunity>`
    select id, type, url_name as "entityId", name, coalesce(names, '{}') as names, '/images/' || logo_image_id as logo, category from community
    where (${where}) and type <> 'industry'
    order by array_position(array['topic', 'department', 'company'], type::text),
      (select company.followers_count from company where type = 'company' and company.url_name = community.url_name) desc, followers_count desc, id
    limit ${sql.lit(mostListed)}`.execute(db);
  return rows;
}
