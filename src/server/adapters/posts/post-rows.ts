import { sql } from 'kysely';
import type { CommunityType } from '#core/communities/community.ts';
import type { TopicSign } from '#core/communities/topic-signs.ts';
import type { KeptDecision } from '#core/moderation/outcome-of.ts';
import { editableNames } from '#core/posts/post-texts.ts';
import { columns, type Read } from '../database/table.ts';
import { waitingSum } from '../counts/counters.ts';
import { optionsOf, type OptionJson } from '../polls/options.ts';
import type { PersonaRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { smallPictureBytes } from '../media/pictures.ts';
import type { KeptPicture } from '../media/post-pictures.ts';
import { decisionsAbout } from '../moderation/kept-decisions.ts';
import { post } from './post-tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { joinedCommunities } from '../communities/joined-list.ts';

const own = columns(
  post,
  'id',
  'version',
  'status',
  'kind',
  ...editableNames,
  'video_id',
  'is_short',
  'closes_on',
  'posted_at',
  'is_edited',
  'community_id',
  'author_ref',
  'locked_for',
);

interface TalkRow extends Read<typeof own> {
  readonly community_type: CommunityType;
  readonly community_slug: string;
  readonly community_name: string;
  readonly community_names: Readonly<Record<string, string>> | null;
  readonly community_sign: TopicSign | null;
  readonly logo_id: string | null;
  readonly logo_type: string | null;
  readonly logo_bytes: Uint8Array | null;
  readonly ups: number;
  readonly downs: number;
  readonly comments: number;
  readonly views: number;
  readonly requests: number;
  readonly my_vote: number | null;
  readonly my_option: string | null;
  readonly pictures: readonly KeptPicture[] | null;
  readonly options: readonly OptionJson[] | null;
  readonly decisions: readonly KeptDecision[] | null;
}

export interface PostRow extends TalkRow, PersonaRow {
  readonly is_joined: boolean;
}

/** Keeps the order of the ids and omits missing posts. */
export async function postRows(scope: PseudonymScope, ids: readonly string[], joinedBefore?: readonly string[]): Promise<readonly PostRow[]> {
  if (ids.length === 0) return [];
  const [rows, joined] = await Promise.all([talkRows(scope, ids), joinedBefore ?? joinedCommunities(scope)]);
  const authors = rows.map(({ author_ref }) => author_ref);
  const personas = await personasByRef(scope.db, authors);
  return rows.flatMap((row) => {
    const persona = personas.get(row.author_ref);
    return persona ? [{ ...row, ...persona, is_joined: joined.includes(row.community_id) }] : [];
  });
}

async function talkRows(scope: PseudonymScope, ids: readonly string[]): Promise<readonly TalkRow[]> {
  const { rows } = await sql<TalkRow>`select ${own},
      community.type as community_type, community.url_name as community_slug, community.name as community_name,
      community.names as community_names, community.sign as community_sign,
      image.id as logo_id, image.content_type as logo_type, case when octet_length(image.bytes) <= ${smallPictureBytes} then image.bytes end as logo_bytes,
      up_count + waiting.ups as ups, down_count + waiting.downs as downs, comments_count + waiting.comments as comments,
      views_count + waiting.views as views, requests_count + waiting.requests as requests,
      vote.kind as my_vote, choice_vote.choice_id as my_option,
      case when post.kind = 'image' then (select json_agg(json_build_object('id', id, 'width', width, 'height', height, 'bytes', coalesce(octet_length(bytes), size), 'smallBytes', coalesce(octet_length(small), small_size)) order by place) from post_media where post_id = post.id) end as pictures,
      case when post.kind in ('poll', 'salary') then ${optionsOf('post.id')} end as options,
      ${decisionsAbout(scope, 'post')} as decisions
    from unnest(${ids}::text[]) with ordinality as wanted (id, at)
    join post on post.id = wanted.id
    join community on community.id = community_id
    left join image on image.id = logo_image_id
    left join vote on vote.thing = post.id and voter = ${scope.keyOrGuest('votes')}
    left join choice_vote on choice_vote.post_id = post.id and choice_vote.voter = ${scope.keyOrGuest('votes')}
    cross join lateral (
      select ${waitingSum('up')} as ups, ${waitingSum('down')} as downs, ${waitingSum('comments')} as comments, ${waitingSum('views')} as views, ${waitingSum('requests')} as requests
      from count_delta where thing = post.id) as waiting
    order by wanted.at`.execute(scope.db);
  return rows;
}
