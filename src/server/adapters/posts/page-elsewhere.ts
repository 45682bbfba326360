import { sql } from 'kysely';
import { contentPath } from '#core/navigation/content-paths.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Page of a question, review or interview; comments and replies have none of their own. */
export async function pageElsewhere({ db, kinds }: Pick<PseudonymScope, 'db' | 'kinds'>, id: string): Promise<string | null> {
  const { rows } = await sql<{ readonly type: ResourceType }>`select type from ${kinds.contentBy('id', [id], 'type')}`.execute(db);
  const [found] = rows;
  return found && found.type !== 'COMMENT' && found.type !== 'REPLY' ? contentPath(found.type, id) : null;
}
