import { sql, type Kysely } from 'kysely';
import { isMentionable, mentionPlaces, type MentionPlace } from '#core/comments/mentions.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import type { Tables } from '../database/tables.ts';
import { talkParents } from './talk-parents.ts';

interface ThreadRow {
  readonly id: string;
  readonly author: string;
}

export async function thingsInThreads(db: Kysely<Tables>, postIds: readonly string[], ids: readonly string[]): Promise<readonly ThreadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ThreadRow>`select id, author_ref as author from ${talkParents}
      where id = any(${postIds}::text[]) and id = any(${ids}::text[]) and status = 'LIVE'
    union all select id, author_ref from comment
      where post_id = any(${postIds}::text[]) and id = any(${ids}::text[]) and status = 'LIVE'`.execute(db);
  return rows;
}

/** Positions of mentions of other authors within the thread. */
export async function placesIn(
  db: Kysely<Tables>,
  scope: PseudonymScope,
  { postId, ids, content }: { readonly postId: string; readonly ids: readonly string[]; readonly content: string },
): Promise<readonly MentionPlace[]> {
  const things = (await thingsInThreads(db, [postId], ids)).filter(({ author }) => !scope.personas.includes(author));
  const personas = await personasByRef(
    db,
    things.map(({ author }) => author),
  );
  const mentions = things.flatMap(({ id, author }) => {
    const row = personas.get(author);
    const persona = row && personaFromRow(row);
    return persona && isMentionable(persona) ? [{ id, name: persona.name }] : [];
  });
  return mentionPlaces(content, mentions);
}

export const keptPlaces = (places: readonly MentionPlace[]): string | null => (places.length === 0 ? null : JSON.stringify(places));
