import { sql, type RawBuilder } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/**
 * What the caller has muted: made-up names by their keys, and of what someone works as each post or comment by its id, so that no two are joined by their
 * author (F-16). They are at most as many as a member may mute. They are asked for first and handed in by value: mutes are of another family than what is read.
 */
export async function mutedAuthors(scope: PseudonymScope): Promise<readonly string[]> {
  if (!scope.isMember) return [];
  const rows = await scope.db.selectFrom('mute').select(['author_ref', 'thing']).where('muter', '=', scope.keyFor('mutes')).execute();
  return rows.map(mutedBy);
}

/** What one mute leaves out: all of an author, or one thing. */
export const mutedBy = ({ author_ref, thing }: { readonly author_ref: string; readonly thing: string }): string => (thing === '' ? author_ref : thing);

/** The filter of rows of a kind that members write: leaves out what is muted. */
export const isUnmuted = (table: 'post' | 'question' | 'comment', muted: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.author_ref`)} <> all(${muted}::text[]) and ${sql.ref(`${table}.id`)} <> all(${muted}::text[]))`;

/** Whether a thing is muted. */
export const isMuted = (muted: ReadonlySet<string>, { id, author }: { readonly id: string; readonly author: string }): boolean =>
  muted.has(author) || muted.has(id);
