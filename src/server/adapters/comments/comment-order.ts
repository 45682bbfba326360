import { sql } from 'kysely';
import type { CommentSort } from '#core/comments/comment.ts';
import type { KeysetPosition } from '../paging/list-cursor.ts';
import type { CommentRow } from './comment-rows.ts';

export const positionOf = ({ id, best, posted_at }: CommentRow, sort: CommentSort): KeysetPosition => ({
  order: sort === 'best' ? best : posted_at.getTime(),
  id,
});

const momentOf = ({ order }: KeysetPosition) => sql`to_timestamp(${order}::float8 / 1000)`;

export const behind: Readonly<Record<CommentSort, (position: KeysetPosition | undefined) => ReturnType<typeof sql>>> = {
  best: (position) =>
    sql`${position ? sql`and (comment.best, comment.id) < (${position.order}::integer, ${position.id})` : sql``} order by comment.best desc, comment.id desc`,
  newest: (position) =>
    sql`${position ? sql`and (comment.posted_at, comment.id) < (${momentOf(position)}, ${position.id})` : sql``} order by comment.posted_at desc, comment.id desc`,
  oldest: (position) =>
    sql`${position ? sql`and (comment.posted_at, comment.id) > (${momentOf(position)}, ${position.id})` : sql``} order by comment.posted_at, comment.id`,
};
