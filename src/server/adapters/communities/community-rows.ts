import { sql, type RawBuilder } from 'kysely';
import { communityTypes, type Community, type Membership } from '#core/communities/community.ts';
import { waitingFor } from '../counts/counters.ts';
import { columns, type Read } from '../database/table.ts';
import { community } from './community-tables.ts';
import { joinedCommunities } from './joined-list.ts';
import { pictureOf, smallPictureBytes } from '../media/pictures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const own = columns(community, 'id', 'type', 'url_name', 'name', 'names', 'category', 'about', 'abouts', 'sign', 'is_closed');

interface CommunityRow extends Read<typeof own> {
  readonly logo_id: string | null;
  readonly logo_type: string | null;
  readonly logo_bytes: Uint8Array | null;
  readonly posts: number;
  readonly followers: number;
  readonly is_followed: boolean;
}

interface Options {
  readonly where: RawBuilder<unknown>;
  readonly order?: RawBuilder<unknown>;
  readonly limit: number;
  readonly joined?: readonly string[];
}

const bySize = sql`followers_count desc, community.id`;

const read = sql`${own}, image.id as logo_id, content_type as logo_type,
  case when octet_length(bytes) <= ${sql.lit(smallPictureBytes)} then bytes end as logo_bytes,
  posts_count + ${waitingFor('community.id', 'posts')} as posts, followers_count + ${waitingFor('community.id', 'followers')} as followers`;

export const isIn = (ids: readonly string[]): RawBuilder<boolean> => sql`community.id = any(${ids}::text[])`;

export async function communityRows(scope: PseudonymScope, { where, order = bySize, limit, joined }: Options): Promise<readonly Community[]> {
  const { rows } = await sql<CommunityRow>`
    select ${read}, ${isIn(joined ?? (await joinedCommunities(scope)))} as is_followed
    from community left join image on image.id = logo_image_id
    where ${where} order by ${order} limit ${sql.lit(limit)}`.execute(scope.db);
  return rows.map(communityFromRow);
}

/** Largest of every type, in one round trip. */
export async function communitiesOfTypes(scope: PseudonymScope, { where, limit, joined }: Omit<Required<Options>, 'order'>): Promise<readonly Community[]> {
  const { rows } = await sql<CommunityRow>`
    select ${read}, is_followed
    from unnest(${communityTypes}::text[]) with ordinality as wanted (type_wanted, place) cross join lateral (
      select community.*, ${isIn(joined)} as is_followed from community
      where type = type_wanted and ${where} order by ${bySize} limit ${sql.lit(limit)}
    ) as community left join image on image.id = logo_image_id
    order by place, ${bySize}`.execute(scope.db);
  return rows.map(communityFromRow);
}

/** Leaves out communities that do not exist. */
export async function membershipsIn(scope: PseudonymScope, entityIds: readonly string[]): Promise<readonly Membership[]> {
  const wanted = [...new Set(entityIds)];
  if (wanted.length === 0) return [];
  const found = await communityRows(scope, { where: sql`community.id = any(${wanted}::text[])`, limit: wanted.length });
  return wanted
    .flatMap((id) => found.filter(({ entityId }) => entityId === id))
    .map(({ entityId, isFollowed, topicMeta }) => ({ entityId, isFollowed, followers: topicMeta.followers }));
}

const communityFromRow = (row: CommunityRow): Community => ({
  entityId: row.id,
  type: row.type,
  slug: row.url_name,
  name: row.name,
  names: row.names ?? {},
  sign: row.sign,
  logo: pictureOf(row.logo_id, row.logo_type, row.logo_bytes),
  category: row.category,
  about: row.about,
  abouts: row.abouts,
  isClosed: row.is_closed,
  topicMeta: { posts: Math.max(0, row.posts), followers: Math.max(0, row.followers) },
  isFollowed: row.is_followed,
});
