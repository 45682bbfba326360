import { sql } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Whether a thing waits for the moderator who asks: nobody can judge pictures that they do not see, and nobody judges their own. */
export async function waitsForModerator(
  { db, personas, isModerator }: Pick<PseudonymScope, 'db' | 'personas' | 'isModerator'>,
  thing: { readonly id: string; readonly authorRef: string },
): Promise<boolean> {
  if (!isModerator || personas.includes(thing.authorRef)) return false;
  const { rows } = await sql`select from moderation_item where thing = ${thing.id} and decision is null limit 1`.execute(db);
  return rows.length > 0;
}
