import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** The authors whom the caller has muted, at most as many as a member may mute. They are asked for first and handed in by value: mutes are of another family than what is read. */
export async function mutedAuthors(scope: PseudonymScope): Promise<readonly string[]> {
  if (!scope.isMember) return [];
  const rows = await scope.db.selectFrom('mute').select('author_ref').where('muter', '=', scope.keyFor('mutes')).execute();
  return rows.map(({ author_ref }) => author_ref);
}
