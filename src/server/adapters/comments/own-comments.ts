import { sql } from 'kysely';
import type { Comment, OwnComment } from '#core/comments/comment.ts';
import type { TalkType } from '#core/navigation/screens.ts';
import type { Page } from '#core/page.ts';
import { maySee } from '#core/posts/post-access.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { readerOf } from '../caller/reader-of.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import { commentFromRow, commentRows } from './comment-rows.ts';
import { talkParents } from './talk-parents.ts';

interface CommentedPage {
  readonly id: string;
  readonly type: TalkType;
  readonly title: string | null;
  readonly status: KeptStatus;
  readonly author_ref: string;
}

/** Both personas, newest first, each with its post or question. */
export async function ownComments(scope: PseudonymScope, after: string | null | undefined, pageSize: number): Promise<Page<OwnComment>> {
  const { db, secrets } = scope;
  const list = ['own comments', scope.keyFor('lists')];
  const position = keysetPosition(secrets, list, after);
  const { rows } = await sql<{ readonly id: string; readonly post_id: string; readonly place: number }>`
    select id, post_id, (extract(epoch from posted_at) * 1000)::bigint as place from comment
    where author_ref = any(${scope.personas}::text[]) and status <> 'DELETED'
      ${position ? sql`and (posted_at, id) < (to_timestamp(${position.order}::float8 / 1000), ${position.id})` : sql``}
    order by posted_at desc, id desc limit ${sql.lit(pageSize + 1)}`.execute(db);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const [comments, pages] = await Promise.all([
    commentsOf(
      scope,
      shown.map(({ id }) => id),
      shown.map(({ post_id }) => post_id),
    ),
    pagesOf(
      scope,
      shown.map(({ post_id }) => post_id),
    ),
  ]);
  const items = shown.flatMap(({ id, post_id }) => {
    const comment = comments.get(id);
    return comment ? [ownCommentOf(scope, comment, pages.get(post_id))] : [];
  });
  return { items, next: last ? listCursor(secrets, list, { order: last.place, id: last.id }) : null };
}

async function commentsOf(scope: PseudonymScope, ids: readonly string[], postIds: readonly string[]): Promise<ReadonlyMap<string, Comment>> {
  const rows = await commentRows(scope, [], sql`where comment.post_id = any(${postIds}::text[]) and comment.id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, commentFromRow(row, scope)]));
}

async function pagesOf({ db }: PseudonymScope, ids: readonly string[]): Promise<ReadonlyMap<string, CommentedPage>> {
  const { rows } = await sql<CommentedPage>`select id, type, title, status, author_ref from ${talkParents}
    where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps the comment but hides the title of a deleted post. */
function ownCommentOf(scope: PseudonymScope, comment: Comment, page: CommentedPage | undefined): OwnComment {
  const isSeen = page !== undefined && maySee(page.status, readerOf(page, scope));
  return { comment, postType: page?.type ?? 'POST', postTitle: isSeen ? page.title || null : null, mayOpen: isSeen || page?.status === 'DELETED' };
}
