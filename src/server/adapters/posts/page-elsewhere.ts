import { sql } from 'kysely';
import { contentPath } from '#core/navigation/content-paths.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** The path of the page of what has this id and is no post: a question, a review or an interview. A comment has no page of its own. */
export async function pageElsewhere({ db, kinds }: Pick<PseudonymScope, 'db' | 'kinds'>, id: string): Promise<string | null> {
  const { rows } = await sql<{ readonly type: ResourceType }>`select type from ${kinds.content('id', 'type')} where id = ${id}`.execute(db);
  const [found] = rows;
  return found && found.type !== 'COMMENT' ? contentPath(found.type, id) : null;
}
