import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { storedParent, type ParentRow } from './talk-parents.ts';

/** Post or question, and for replies the answered and top comment. */
export interface ParentIds {
  readonly postId: string;
  readonly rootId: string | null;
  readonly replyToId: string | null;
}

/** Locks parents against moderators (`for key share`) and refuses closed ones. */
export async function openParents(transaction: Transaction<Tables>, { postId, rootId, replyToId }: ParentIds): Promise<readonly ParentRow[]> {
  const page = await storedParent(transaction, postId);
  const above = [rootId, replyToId].filter((id) => id !== null);
  const { rows: comments } =
    above.length === 0
      ? { rows: [] }
      : await sql<ParentRow>`select id, status, author_ref, posted_at, locked_for from comment where id = any(${above}::text[]) order by id for key share`.execute(
          transaction,
        );
  const parents = [...page, ...comments];
  if (parents.some(({ locked_for }) => locked_for !== null)) throw new Failure('conflict', undefined, { code: 'COMMENTS_CLOSED' });
  return parents;
}
