import { sql, type RawBuilder } from 'kysely';
import { joinedPoints } from '#core/feeds/feed-order.ts';
import type { FeedQuestion } from '#core/feeds/feeds.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { isUnmuted } from '../mutes/muted-authors.ts';
import type { KeysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export interface FeedRow {
  readonly id: string;
  readonly community_id: string;
  readonly place: number;
}

/** Joined communities and mutes, passed by value because their tables belong to another family than posts. */
export interface FeedReader {
  readonly joined: readonly string[];
  readonly muted: readonly string[];
}

export interface FeedOptions extends FeedReader {
  readonly question: FeedQuestion;
  readonly communityId: string | undefined;
  readonly after: KeysetPosition | undefined;
  readonly count: number;
}

const bonus = 1_000 * joinedPoints;

export function feedQuery(scope: PseudonymScope, options: FeedOptions): RawBuilder<FeedRow> {
  const { question, communityId, after, count, muted } = options;
  const isMerged = question.feedType === 'PERSONALIZED' && question.order === 'FOR_YOU' && communityId === undefined;
  if (isMerged) return mergedQuery(scope, options);
  const order = question.order === 'LATEST' ? sql`posted_at` : sql`heat`;
  const place = question.order === 'LATEST' ? sql<number>`(extract(epoch from posted_at) * 1000)::bigint` : sql<number>`heat`;
  const from = after && (question.order === 'LATEST' ? sql`to_timestamp(${after.order}::float8 / 1000)` : sql`${after.order}::integer`);
  return sql<FeedRow>`select id, community_id, ${place} as place from post
    where status = 'LIVE' ${communityId === undefined ? ofType(question) : sql`and community_id = ${communityId}`} ${wanted(scope, muted)}
      ${after && from ? sql`and (${order}, id) < (${from}, ${after.id})` : sql``}
    order by ${order} desc, id desc limit ${sql.lit(count)}`;
}

/** Reads each joined community from its own index, adds its points, and merges with all others. */
const mergedQuery = (scope: PseudonymScope, { question, after, count, joined, muted }: FeedOptions): RawBuilder<FeedRow> => sql<FeedRow>`
  with joined as (select community_id from unnest(${joined}::text[]) as joined (community_id)),
  own as (
    select found.* from joined cross join lateral (
      select id, community_id, heat + ${sql.lit(bonus)} as place from post
      where community_id = joined.community_id and status = 'LIVE' ${ofType(question)} ${wanted(scope, muted)}
        ${after ? sql`and (heat, id) < (${after.order - bonus}::integer, ${after.id})` : sql``}
      order by heat desc, id desc limit ${sql.lit(count)}) as found),
  others as (
    select id, community_id, heat as place from post
    where status = 'LIVE' and community_id not in (select community_id from joined) ${ofType(question)} ${wanted(scope, muted)}
      ${after ? sql`and (heat, id) < (${after.order}::integer, ${after.id})` : sql``}
    order by heat desc, id desc limit ${sql.lit(count)})
  select * from (select * from own union all select * from others) as merged order by place desc, id desc limit ${sql.lit(count)}`;

const ofType = ({ communityType }: FeedQuestion) => (communityType ? sql`and community_id in (select id from community where type = ${communityType})` : sql``);

/** Excludes hidden posts and muted authors. */
const wanted = (scope: PseudonymScope, muted: readonly string[]) =>
  scope.isMember
    ? sql`and not exists (select 1 from hidden_post where viewer = ${scope.keyFor('hidden')} and post_id = post.id)
        and ${isUnmuted('post', muted)}`
    : sql``;

/** Counts posts of the last two hours; later posts get a moment within them. */
export const recentQuery = (scope: PseudonymScope, question: FeedQuestion, communityId: string | undefined, sinceMs: number, muted: readonly string[]) =>
  sqlOfShown<{
    readonly count: number;
  }>`select count(*)::integer as count from post where status = 'LIVE' and posted_at > to_timestamp(${sinceMs}::float8 / 1000)
    ${communityId === undefined ? ofType(question) : sql`and community_id = ${communityId}`} ${wanted(scope, muted)}`;
