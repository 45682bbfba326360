import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { Tables } from '../database/tables.ts';

export interface ParentRow {
  readonly id: string;
  readonly status: KeptStatus;
  readonly author_ref: string;
  readonly posted_at: Date;
  readonly locked_for: ModerationRule | null;
}

/** Union of posts and questions as `parent`, without own conditions so that id indexes work. */
export const talkParents: RawBuilder<unknown> = sql`(
  select id, text 'POST' as type, status, author_ref, posted_at, locked_for, community_id as place, coalesce(title, left(content, 80)) as title, false as is_asked from post
  union all select id, text 'QUESTION', case when merged_into is null then status else 'DELETED' end, author_ref, posted_at, locked_for, company_id, left(text, 80), is_asked from question) as parent`;

/** Locks against moderators until the transaction ends (`for key share`). */
export async function storedParent(transaction: Transaction<Tables>, id: string): Promise<readonly ParentRow[]> {
  const columns = sql`id, status, author_ref, posted_at, locked_for`;
  const { rows } = await sql<ParentRow>`
    with found_post as (select ${columns} from post where id = ${id} for key share),
    found_question as (select ${columns} from question where id = ${id} and merged_into is null for key share)
    select * from found_post union all select * from found_question`.execute(transaction);
  return rows;
}
