import { outcomesOf } from '#core/moderation/outcome-of.ts';
import { whyHere } from '#core/feeds/feed-order.ts';
import type { Post } from '#core/posts/post.ts';
import { editableOf } from '#core/posts/post-texts.ts';
import { mayDelete, mayEdit } from '#core/posts/post-access.ts';
import { postedOf } from '#core/posts/posted-moment.ts';
import { youtubeVideoAt } from '#core/media/youtube-video.ts';
import { offersFromRows, pollFromRows } from '../polls/options.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { pictureOf } from '../media/pictures.ts';
import { voteOf } from '../votes/vote-codes.ts';
import { pictureFromRow } from '../media/post-pictures.ts';
import type { PostRow } from './post-rows.ts';
import { readerOf } from '../caller/reader-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export function postFromRow(row: PostRow, scope: PseudonymScope): Post {
  const reader = readerOf(row, scope);
  const { isAuthor: isMine } = reader;
  const facts = { postedAtMs: row.posted_at.getTime(), upVotes: row.ups, downVotes: row.downs, commentsCount: row.comments, requestsCount: row.requests };
  const options = row.options ?? [];
  return {
    postId: row.id,
    version: row.version,
    status: row.status,
    kind: row.kind,
    author: personaFromRow(row),
    isMine,
    community: {
      entityId: row.community_id,
      type: row.community_type,
      slug: row.community_slug,
      name: row.community_name,
      names: row.community_names ?? {},
      sign: row.community_sign,
      logo: pictureOf(row.logo_id, row.logo_type, row.logo_bytes),
    },
    ...editableOf(row),
    pictures: (row.pictures ?? []).map(pictureFromRow),
    video: row.video_id === null ? null : youtubeVideoAt(`https://youtube.com/${row.is_short ? 'shorts' : 'embed'}/${row.video_id}`),
    poll: row.kind === 'poll' && row.closes_on !== null ? pollFromRows(options, row.closes_on, row.my_option, scope.today) : null,
    offers: row.kind === 'salary' ? offersFromRows(options) : [],
    ...postedOf(row.persona_kind, row.posted_at.getTime(), isMine),
    isEdited: row.is_edited,
    upVotes: Math.max(0, row.ups),
    downVotes: Math.max(0, row.downs),
    commentsCount: Math.max(0, row.comments),
    viewsCount: Math.max(0, row.views),
    myVote: voteOf(row.my_vote),
    mayEdit: mayEdit(row.status, reader),
    mayDelete: mayDelete(row.status, reader),
    lockedFor: row.locked_for,
    moderation: isMine ? outcomesOf(row.status, row.locked_for !== null, row.decisions ?? []) : [],
    why: whyHere(facts, row.is_joined, scope.now),
  };
}
