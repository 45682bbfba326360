import { sql } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Queries posts separately, since sanctions belong to another table family. */
export async function postsOfThings({ db, kinds }: Pick<PseudonymScope, 'db' | 'kinds'>, things: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (things.length === 0) return new Map();
  const { rows } = await sql<{ readonly thing: string; readonly postId: string }>`
    select id as thing, page as "postId" from ${kinds.contentBy('id', things, 'id', 'page')}`.execute(db);
  return new Map(rows.map(({ thing, postId }) => [thing, postId]));
}
