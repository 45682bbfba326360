import { sql, type RawBuilder } from 'kysely';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Excludes items about the caller's own writing; made-up names by key are unknown and stay in. */
export const isOfOthers = ({ personas, kinds }: Pick<PseudonymScope, 'personas' | 'kinds'>): RawBuilder<unknown> =>
  sql`item.thing not in (select id from ${kinds.contentBy('author_ref', personas, 'id')})`;

/** Decided items by others, newest first, as this moderator reads them; `condition` refers to `item`. */
export async function decidedItems(scope: PseudonymScope, me: string, condition: RawBuilder<unknown>, most = 1): Promise<readonly DecidedItem[]> {
  const { rows } = await sql<Omit<DecidedItem, 'postId' | 'title'>>`
    select item.id as "itemId", thing as "resourceId", thing_type as "resourceType", cause, stage, former, decision, rule, note, author_note as "noteToAuthor", decided_on as "decidedOn",
      decided_at as "decidedAt", coalesce(decider = ${me}, false) as "isMine"
    from moderation_item as item where decision is not null and ${isOfOthers(scope)} and ${condition} order by decided_at desc, item.id desc limit ${sql.lit(most)}`.execute(
    scope.db,
  );
  const pages = await pagesOf(
    scope,
    rows.map(({ resourceId }) => resourceId),
  );
  return rows.map((row) => {
    const { page: postId = row.resourceId, status = 'DELETED', excerpt = '' } = pages.get(row.resourceId) ?? {};
    const said = status === 'DELETED' ? '' : (excerpt ?? '');
    return { ...row, postId, title: scope.kinds.excerptOf(scope.secrets, { type: row.resourceType, id: row.resourceId, page: postId }, said) };
  });
}

interface PageRow {
  readonly id: string;
  readonly page: string;
  readonly status: string;
  readonly excerpt: string | null;
}

async function pagesOf({ db, kinds }: Pick<PseudonymScope, 'db' | 'kinds'>, things: readonly string[]): Promise<ReadonlyMap<string, PageRow>> {
  if (things.length === 0) return new Map();
  const { rows } = await sql<PageRow>`select * from ${kinds.contentBy('id', things, 'id', 'page', 'status', 'excerpt')}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
