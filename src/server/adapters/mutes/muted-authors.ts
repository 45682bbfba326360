import { sql, type RawBuilder } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Muted names by key and anonymous content by id, unlinkable by author (F-16); fetched first for use by value. */
export async function mutedAuthors(scope: PseudonymScope): Promise<readonly string[]> {
  if (!scope.isMember) return [];
  const rows = await scope.db.selectFrom('mute').select(['author_ref', 'thing']).where('muter', '=', scope.keyFor('mutes')).execute();
  return rows.map(mutedBy);
}

export const mutedBy = ({ author_ref, thing }: { readonly author_ref: string; readonly thing: string }): string => (thing === '' ? author_ref : thing);

export const isUnmuted = (table: 'post' | 'question' | 'comment', muted: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.author_ref`)} <> all(${muted}::text[]) and ${sql.ref(`${table}.id`)} <> all(${muted}::text[]))`;

export const isMuted = (muted: ReadonlySet<string>, { id, author }: { readonly id: string; readonly author: string }): boolean =>
  muted.has(author) || muted.has(id);
