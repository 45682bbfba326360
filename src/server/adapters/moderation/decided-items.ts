import { sql, type RawBuilder } from 'kysely';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Excludes items about the caller's own writing; made-up names by key are unknown and stay in. */
export const isOfOthers = ({ personas, kinds }: Pick<PseudonymScope, 'personas' | 'kinds'>): RawBuilder<unknown> =>
  sql`item.thing not in (select id from ${kinds.content('id', 'author_ref')} where author_ref = any(${personas}::text[]))`;

/** Decided items by others, newest first, as this moderator reads them; `condition` refers to `item`. */
export async function decidedItems(scope: PseudonymScope, me: string, condition: RawBuilder<unknown>, most = 1): Promise<readonly DecidedItem[]> {
  const { rows } = await sql<DecidedItem>`
    select item.id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, former, decision, rule, note, author_note as "noteToAuthor", decided_on as "decidedOn",
      decided_at as "decidedAt", coalesce(decider = ${me}, false) as "isMine", coalesce((select page from ${scope.kinds.content('id', 'page')} where content.id = thing), thing) as "postId",
      coalesce((select excerpt from ${scope.kinds.content('id', 'status', 'excerpt')} where content.id = thing and content.status <> 'DELETED'), '') as title
    from moderation_item as item where decision is not null and ${isOfOthers(scope)} and ${condition} order by decided_at desc, item.id desc limit ${sql.lit(most)}`.execute(
    scope.db,
  );
  return rows.map((row) => ({
    ...row,
    title: scope.kinds.excerptOf(scope.secrets, { type: row.resourceType, id: row.resourceId, page: row.postId }, row.title),
  }));
}
