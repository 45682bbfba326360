import { sql, type RawBuilder } from 'kysely';
import { commentTextNames, mapCommentTexts } from '#core/comments/comment-texts.ts';
import { resolvedMentions } from '#core/comments/mentions.ts';
import type { Comment } from '#core/comments/comment.ts';
import { outcomesOf, type KeptDecision } from '#core/moderation/outcome-of.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { mayDelete, mayEdit, maySee } from '#core/posts/post-access.ts';
import { postedOf } from '#core/posts/posted-moment.ts';
import { columns, type Read } from '../database/table.ts';
import { waitingSum } from '../counts/counters.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { voteOf } from '../votes/vote-codes.ts';
import { isUnmuted } from '../mutes/muted-authors.ts';
import { decisionsAbout } from '../moderation/kept-decisions.ts';
import { thingsInThreads } from './comment-mentions.ts';
import { comment } from './comment-table.ts';
import { talkParents } from './talk-parents.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { readerOf } from '../caller/reader-of.ts';

const own = columns(
  comment,
  'id',
  'post_id',
  'root_id',
  'reply_to_id',
  'status',
  ...commentTextNames,
  'mentions',
  'posted_at',
  'is_edited',
  'version',
  'best',
  'author_ref',
  'locked_for',
);

/** Optimizer barrier that keeps index lookups per comment instead of full reads. */
const oneByOne = sql`offset 0`;

interface TalkRow extends Read<typeof own> {
  readonly answered_ref: string | null;
  readonly ups: number;
  readonly downs: number;
  readonly replies: number;
  readonly my_vote: number | null;
  readonly decisions: readonly KeptDecision[] | null;
  /** True if any parent is closed for comments. */
  readonly is_closed: boolean;
}

/** Comment for one reader under its author's current name. */
export interface CommentRow extends TalkRow, PersonaRow {
  readonly reply_to_name: string | null;
  /** Current names of mentions, by their owners' content. */
  readonly mentioned: ReadonlyMap<string, string>;
  readonly is_muted: boolean;
}

/** Requires `where` to refer to `comment`. */
export async function commentRows(scope: PseudonymScope, muted: readonly string[], tail: RawBuilder<unknown>): Promise<readonly CommentRow[]> {
  const rows = await talkRows(scope, tail);
  const things = await mentionedThings(scope, rows);
  const personas = await personasByRef(scope.db, [
    ...rows.flatMap(({ author_ref, answered_ref }) => [author_ref, ...(answered_ref === null ? [] : [answered_ref])]),
    ...things.map(({ author }) => author),
  ]);
  const mentioned = new Map(things.flatMap(({ id, author }) => namesOf(id, personas.get(author))));
  return rows.flatMap((row) => {
    const persona = personas.get(row.author_ref);
    const answered = row.answered_ref === null ? undefined : personas.get(row.answered_ref);
    return persona
      ? [{ ...row, ...persona, reply_to_name: answered?.persona_name ?? null, mentioned, is_muted: muted.includes(row.author_ref) || muted.includes(row.id) }]
      : [];
  });
}

const mentionedThings = (scope: PseudonymScope, rows: readonly TalkRow[]) =>
  thingsInThreads(
    scope.db,
    rows.map(({ post_id }) => post_id),
    rows.flatMap(({ mentions }) => (mentions ?? []).map(({ id }) => id)),
  );

const namesOf = (id: string, persona: PersonaRow | undefined): readonly (readonly [id: string, name: string])[] =>
  persona ? [[id, persona.persona_name]] : [];

async function talkRows(scope: PseudonymScope, tail: RawBuilder<unknown>): Promise<readonly TalkRow[]> {
  const { rows } = await sql<TalkRow>`select ${own}, answered.author_ref as answered_ref,
      comment.up_count + waiting.ups as ups, comment.down_count + waiting.downs as downs, comment.replies_count + waiting.replies as replies,
      vote.kind as my_vote,
      ${decisionsAbout(scope, 'comment')} as decisions,
      exists (select 1 from ${talkParents} where parent.id = comment.post_id and parent.locked_for is not null ${oneByOne})
        or exists (select 1 from comment as above where above.id in (comment.root_id, comment.reply_to_id) and above.locked_for is not null ${oneByOne}) as is_closed
    from comment
    left join comment as answered on answered.id = comment.reply_to_id and answered.status = 'LIVE'
    left join vote on vote.thing = comment.id and voter = ${scope.keyOrGuest('votes')}
    cross join lateral (
      select ${waitingSum('up')} as ups, ${waitingSum('down')} as downs, ${waitingSum('replies')} as replies from count_delta where thing = comment.id) as waiting
    ${tail}`.execute(scope.db);
  return rows;
}

/** Shows live unmuted comments, one's own, hidden ones to moderators, and those with replies. */
export const stands = (scope: PseudonymScope, muted: readonly string[]) => sql`(
  (comment.status = 'LIVE' and ${isUnmuted('comment', muted)}) or (comment.status <> 'DELETED' and comment.author_ref = any(${scope.personas}::text[]))
  or (${scope.isModerator}::boolean and comment.status not in ('LIVE', 'DELETED'))
  or exists (select 1 from comment as below where below.root_id = comment.id and below.status = 'LIVE' ${oneByOne}))`;

/** Leaves only a placeholder when hidden from the caller. */
export function commentFromRow(row: CommentRow, scope: PseudonymScope): Comment {
  const reader = readerOf(row, scope);
  const { isAuthor: isMine } = reader;
  const isShown = (row.status === 'LIVE' && !row.is_muted) || (isMine && row.status !== 'DELETED') || (row.status !== 'LIVE' && maySee(row.status, reader));
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
    ...resolvedMentions(isShown ? row.content : '', (isShown && row.mentions) || [], row.mentioned),
    ...postedOf(kind, row.posted_at.getTime(), isMine),
    isEdited: row.is_edited,
    upVotes: Math.max(0, row.ups),
    downVotes: Math.max(0, row.downs),
    myVote: voteOf(row.my_vote),
    repliesCount: Math.max(0, row.replies),
    mayEdit: !row.is_closed && mayEdit(row.status, reader),
    mayDelete: mayDelete(row.status, reader),
    lockedFor: row.locked_for,
    moderation: isMine ? outcomesOf(row.status, row.locked_for !== null, row.decisions ?? []) : [],
  };
}
