import { sql } from 'kysely';
import { answerExcerpt } from '#core/questions/answer-excerpt.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { isUnmuted } from '../mutes/muted-authors.ts';
import { commentFromRow, commentRows } from '../comments/comment-rows.ts';

export async function bestAnswers(scope: PseudonymScope, ids: readonly string[], muted: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows: best } = await sql<{ readonly id: string }>`select best.id from unnest(${ids}::text[]) as asked (id) cross join lateral (
    select comment.id from comment where comment.post_id = asked.id and root_id is null and status = 'LIVE' and ${isUnmuted('comment', muted)}
    order by best desc, comment.id desc limit 1) as best`.execute(scope.db);
  const found = best.map(({ id }) => id);
  const rows =
    found.length === 0 ? [] : await commentRows(scope, muted, sql`where comment.post_id = any(${ids}::text[]) and comment.id = any(${found}::text[])`);
  return new Map(rows.map((row) => [row.post_id, answerExcerpt(commentFromRow(row, scope).content)]));
}
