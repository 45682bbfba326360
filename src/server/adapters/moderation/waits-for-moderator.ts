import { sql } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Excludes moderators who cannot see the pictures or who wrote it. */
export async function waitsForModerator(
  { db, personas, isModerator }: Pick<PseudonymScope, 'db' | 'personas' | 'isModerator'>,
  thing: { readonly id: string; readonly authorRef: string },
): Promise<boolean> {
  if (!isModerator || personas.includes(thing.authorRef)) return false;
  const { rows } = await sql`select 1 from moderation_item where thing = ${thing.id} and decision is null limit 1`.execute(db);
  return rows.length > 0;
}
