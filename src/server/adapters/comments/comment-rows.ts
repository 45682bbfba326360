import { sql, type Kysely, type RawBuilder } from 'kysely';
import { commentTextNames, mapCommentTexts } from '#core/comments/comment-texts.ts';
import type { Comment } from '#core/comments/comment.ts';
import { outcomesOf, type KeptDecision } from '#core/moderation/outcome-of.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { postedOf } from '#core/posts/posted-moment.ts';
import { prepared } from '../database/database-pool.ts';
import { columns, type Read } from '../database/table.ts';
import { waitingSum } from '../counts/counters.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { voteOf } from '../votes/vote-codes.ts';
import { decisionsAbout } from '../moderation/kept-decisions.ts';
import { comment } from './comment-table.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { maySee } from '../posts/post-from-row.ts';
import { personaColumns } from '../personas/persona-columns.ts';
import { leftBehindName } from '#core/personas/author.ts';

const own = columns(
  comment,
  'id',
  'post_id',
  'root_id',
  'reply_to_id',
  'status',
  ...commentTextNames,
  'posted_at',
  'is_edited',
  'version',
  'best',
  'author_ref',
  'locked_for',
);

/** A comment as one statement reads it for one reader. */
export interface CommentRow extends Read<typeof own>, PersonaRow {
  readonly reply_to_name: string | null;
  readonly ups: number;
  readonly downs: number;
  readonly replies: number;
  readonly my_vote: number | null;
  /** Whether the caller has muted its author. */
  readonly is_muted: boolean;
  readonly decisions: readonly KeptDecision[] | null;
  /** Whether one of its parents is closed for comments. */
  readonly is_closed: boolean;
}

/** Comments with all that stands around them at that moment. `comment` is the one that `where` speaks of. */
export async function commentRows(db: Kysely<Tables>, scope: PseudonymScope, tail: RawBuilder<unknown>): Promise<readonly CommentRow[]> {
  const { rows } = await sql<CommentRow>`${sql.raw(prepared('select'))} ${own}, ${personaColumns},
      case when answered_persona.is_hidden then ${sql.lit(leftBehindName)} else answered_persona.name end as reply_to_name,
      comment.up_count + waiting.ups as ups, comment.down_count + waiting.downs as downs, comment.replies_count + waiting.replies as replies,
      vote.kind as my_vote, not ${isRead(scope)} as is_muted,
      ${decisionsAbout(scope, 'comment')} as decisions,
      exists (select from post as above where above.id = comment.post_id and above.locked_for is not null)
        or exists (select from comment as above where above.id in (comment.root_id, comment.reply_to_id) and above.locked_for is not null) as is_closed
    from comment
    join persona on persona.ref = comment.author_ref
    left join comment as answered on answered.id = comment.reply_to_id and answered.status = 'LIVE'
    left join persona as answered_persona on answered_persona.ref = answered.author_ref
    left join vote on vote.thing = comment.id and voter = ${scope.keyOrGuest('votes')}
    cross join lateral (
      select ${waitingSum('up')} as ups, ${waitingSum('down')} as downs, ${waitingSum('replies')} as replies from count_delta where thing = comment.id) as waiting
    ${tail}`.execute(db);
  return rows;
}

/** The filter of comments in a list: live ones whose author is not muted, the caller's own, for moderators hidden ones too, and those with replies. */
export const stands = (scope: PseudonymScope) => sql`(
  (comment.status = 'LIVE' and ${isRead(scope)}) or (comment.status <> 'DELETED' and comment.author_ref = any(${scope.personas}::text[]))
  or (${scope.isModerator}::boolean and comment.status not in ('LIVE', 'DELETED'))
  or exists (select from comment as below where below.root_id = comment.id and below.status = 'LIVE'))`;

const isRead = (scope: PseudonymScope) =>
  scope.isMember ? sql`not exists (select from mute where muter = ${scope.keyFor('mutes')} and mute.author_ref = comment.author_ref)` : sql`true`;

/** A comment as the caller may see it; of one that is not for them only its place is left. */
export function commentFromRow(row: CommentRow, scope: PseudonymScope): Comment {
  const isMine = scope.personas.includes(row.author_ref);
  const isShown = (row.status === 'LIVE' && !row.is_muted) || (isMine && row.status !== 'DELETED') || (row.status !== 'LIVE' && maySee(row, scope));
  const kind: ProfileType = isShown ? row.persona_kind : 'ANONYMOUS';
  return {
    commentId: row.id,
    version: row.version,
    postId: row.post_id,
    rootId: row.root_id,
    replyToId: row.reply_to_id,
    replyToName: row.reply_to_name,
    status: row.status,
    author: isShown ? personaFromRow(row) : null,
    isMine: isMine && isShown,
    ...mapCommentTexts(row, (text) => (isShown ? text : '')),
    ...postedOf(kind, row.posted_at.getTime()),
    isEdited: row.is_edited,
    upVotes: Math.max(0, row.ups),
    downVotes: Math.max(0, row.downs),
    myVote: voteOf(row.my_vote),
    repliesCount: Math.max(0, row.replies),
    mayEdit: isMine && !row.is_closed && (row.status === 'LIVE' || row.status === 'FLAGGED'),
    mayDelete: isMine && row.status !== 'DELETED',
    lockedFor: row.locked_for,
    moderation: isMine ? outcomesOf(row.status, row.locked_for !== null, row.decisions ?? []) : [],
  };
}
