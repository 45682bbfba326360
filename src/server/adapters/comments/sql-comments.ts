import { sql } from 'kysely';
import { firstReplies, rootFor, type Comment, type CommentSort, type OwnComment, type Thread } from '#core/comments/comment.ts';
import type { CommentDraft, CommentEdit, CommentOutcome, Comments } from '#core/comments/comments.ts';
import { existing, Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { editableCommentStatuses, maySee } from '#core/posts/post-access.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { changedRow } from '../database/table.ts';
import { comment as commentTable } from './comment-table.ts';
import { commentFromRow, commentRows, stands, type CommentRow } from './comment-rows.ts';
import { behind, positionOf } from './comment-order.ts';
import { openParents, type ParentIds } from './comment-parents.ts';
import { noteEvents } from '../events/note-events.ts';
import { keptPlaces, placesIn } from './comment-mentions.ts';
import { deletedSince } from '../caller/idempotency.ts';
import { commentKind } from './comment-kind.ts';
import { ownComments } from './own-comments.ts';
import { publishable, writeComment } from './comment-writer.ts';
import { talkParents, type ParentRow } from './talk-parents.ts';
import { readerOf } from '../caller/reader-of.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { withdrawOwn } from '../moderation/withdraw.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const immutableColumns = ['id', 'post_id', 'root_id', 'reply_to_id', 'author_ref', 'locked_for', 'posted_at'] as const;

export class SqlComments implements Comments {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async under(postId: string, sort: CommentSort, after?: string | null, pageSize = usualPageSize): Promise<Page<Thread>> {
    await this.#readableThread(postId);
    const list = this.#listOf('comments', postId, sort);
    const position = keysetPosition(this.#scope.secrets, list, after, ['comments', postId, sort, '']);
    const muted = await mutedAuthors(this.#scope);
    const rows = await commentRows(
      this.#scope,
      muted,
      sql`where comment.post_id = ${postId} and comment.root_id is null and ${stands(this.#scope, muted)} ${behind[sort](position)} limit ${sql.lit(pageSize + 1)}`,
    );
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return { items: await this.#threads(shown, muted), next: last ? listCursor(this.#scope.secrets, list, positionOf(last, sort)) : null };
  }

  async repliesTo(commentId: string, after?: string | null, pageSize = usualPageSize): Promise<Page<Comment>> {
    const muted = await mutedAuthors(this.#scope);
    const { post_id } = await this.#row(commentId, muted, sql`and ${stands(this.#scope, muted)}`);
    await this.#readableThread(post_id);
    const list = this.#listOf('replies', commentId);
    const position = keysetPosition(this.#scope.secrets, list, after, ['replies', commentId, '']);
    const rows = await this.#replies([commentId], muted, sql`${behind.oldest(position)} limit ${sql.lit(pageSize + 1)}`);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => commentFromRow(row, this.#scope)),
      next: last ? listCursor(this.#scope.secrets, list, positionOf(last, 'oldest')) : null,
    };
  }

  async mine(after?: string | null, pageSize = usualPageSize): Promise<Page<OwnComment>> {
    return ownComments(this.#scope, after, pageSize);
  }

  async at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }> {
    const muted = await mutedAuthors(this.#scope);
    const row = await this.#row(commentId, muted);
    await this.#readableThread(row.post_id);
    if (!maySee(row.status, readerOf(row, this.#scope))) throw new Failure('missing');
    const comment = commentFromRow(row, this.#scope);
    const rootId = rootFor(comment);
    const [root] = await this.#threads([rootId === commentId ? row : await this.#row(rootId, muted)], muted);
    if (!root) throw new Failure('missing');
    return { comment, root };
  }

  async write(postId: string, draft: CommentDraft): Promise<CommentOutcome> {
    return this.#publish(await this.#scope.writer(), { postId, rootId: null, replyToId: null }, draft).catch(refusedBy);
  }

  async reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome> {
    const scope = await this.#scope.writer();
    const row = await this.#row(commentId, await mutedAuthors(scope));
    if (row.status !== 'LIVE') throw new Failure('missing');
    return this.#publish(scope, { postId: row.post_id, rootId: row.root_id ?? row.id, replyToId: row.id }, draft).catch(refusedBy);
  }

  async change(commentId: string, { version, mentions: added = [], ...edit }: CommentEdit): Promise<Comment> {
    const scope = await this.#scope.writer();
    const texts = publishable(edit);
    const { author_ref: author, post_id: postId, root_id: rootId, reply_to_id: replyToId, mentions: before } = await this.#own(commentId);
    const known = (before ?? []).map(({ id }) => id);
    await scope.db.transaction().execute(async (transaction) => {
      await refuseSilenced(transaction, scope, author);
      await openParents(transaction, { postId, rootId, replyToId });
      await keepVersion(transaction, scope, { of: commentKind, id: commentId, texts });
      const places = await placesIn(transaction, scope, { postId, ids: [...known, ...added], content: texts.content });
      const { numUpdatedRows } = await transaction
        .updateTable('comment')
        .set(changedRow(commentTable, immutableColumns, { ...texts, mentions: keptPlaces(places), version: version + 1, is_edited: true }))
        .where('id', '=', commentId)
        .where('version', '=', version)
        .where('status', 'in', editableCommentStatuses)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      if (places.some(({ id }) => !known.includes(id))) await noteEvents(transaction, [{ cause: 'mention', thing: commentId }]);
      await holdEdit(transaction, scope, { id: commentId, texts });
    });
    return commentFromRow(await this.#own(commentId), this.#scope);
  }

  async remove(commentId: string): Promise<void> {
    await withdrawOwn(this.#scope, commentKind, commentId);
  }

  async #publish(scope: PseudonymScope, parent: ParentIds, draft: CommentDraft): Promise<CommentOutcome> {
    const texts = publishable(draft);
    await this.#readablePage(parent.postId);
    const id = await scope.db.transaction().execute((transaction) => writeComment(transaction, scope, parent, { ...draft, ...texts }));
    const [row] = await commentRows(this.#scope, noneMuted, sql`where comment.id = ${id}`);
    if (!row || row.status === 'DELETED') throw deletedSince(id);
    return { comment: commentFromRow(row, this.#scope) };
  }

  async #threads(roots: readonly CommentRow[], muted: readonly string[]): Promise<readonly Thread[]> {
    if (roots.length === 0) return [];
    const ids = roots.map(({ id }) => id);
    const first = sql`and comment.id in (
      select early.id from unnest(${ids}::text[]) as root (id) cross join lateral (
        select comment.id from comment where comment.root_id = root.id and ${stands(this.#scope, muted)}
        order by comment.posted_at, comment.id limit ${sql.lit(firstReplies + 1)}) as early)`;
    const replies = await this.#replies(ids, muted, sql`${first} order by comment.posted_at, comment.id`);
    return roots.map((root) => {
      const mine = replies.filter(({ root_id }) => root_id === root.id);
      const shown = mine.slice(0, firstReplies);
      const last = mine.length > shown.length ? shown.at(-1) : undefined;
      const list = this.#listOf('replies', root.id);
      return {
        ...commentFromRow(root, this.#scope),
        replies: shown.map((row) => commentFromRow(row, this.#scope)),
        moreReplies: last ? listCursor(this.#scope.secrets, list, positionOf(last, 'oldest')) : null,
      };
    });
  }

  #listOf(...list: readonly string[]): readonly string[] {
    return [...list, this.#scope.keyOrGuest('lists')];
  }

  #replies(rootIds: readonly string[], muted: readonly string[], tail: ReturnType<typeof sql>): Promise<readonly CommentRow[]> {
    return commentRows(this.#scope, muted, sql`where comment.root_id = any(${[...rootIds]}::text[]) and ${stands(this.#scope, muted)} ${tail}`);
  }

  async #row(commentId: string, muted: readonly string[], more = sql``): Promise<CommentRow> {
    const [row] = await commentRows(this.#scope, muted, sql`where comment.id = ${commentId} ${more}`);
    return existing(row);
  }

  async #own(commentId: string): Promise<CommentRow> {
    const row = await this.#row(commentId, noneMuted);
    if (row.status === 'DELETED' || !this.#scope.personas.includes(row.author_ref)) throw new Failure('missing');
    return row;
  }

  /** Refuses unreadable threads, except below content its author deleted. */
  async #readableThread(postId: string): Promise<void> {
    await this.#readablePage(postId, true);
  }

  async #readablePage(postId: string, isDeletedToo = false): Promise<void> {
    const { rows } = await sql<Pick<ParentRow, 'status' | 'author_ref'>>`select status, author_ref from ${talkParents} where id = ${postId}`.execute(
      this.#scope.db,
    );
    const [row] = rows;
    if (!row || !(maySee(row.status, readerOf(row, this.#scope)) || (isDeletedToo && row.status === 'DELETED'))) throw new Failure('missing');
  }
}

const noneMuted: readonly string[] = [];
