import { sql, type Kysely } from 'kysely';
import { contentPath } from '#core/navigation/screens.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { content } from '../content-kinds.ts';
import type { Tables } from '../tables.ts';

/** The path of the page of what has this id and is no post: a question, a review or an interview. A comment has no page of its own. */
export async function pageElsewhere(db: Kysely<Tables>, id: string): Promise<string | null> {
  const { rows } = await sql<{ readonly type: ResourceType }>`select type from ${content('id', 'type')} where id = ${id}`.execute(db);
  const [found] = rows;
  return found && found.type !== 'COMMENT' ? contentPath(found.type, id) : null;
}
