import { sql, type Kysely } from 'kysely';
import { declared } from '#core/notifications/notification-kinds.ts';
import type { ContentKinds } from '../content-kinds.ts';
import type { NewNotification } from '../events/write-notified.ts';
import { isMuted, mutedBy } from '../mutes/muted-authors.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Recipients whose list shows the news too; a muted author's comment rings at none of them. */
export async function rungRecipients(
  { db, kinds, secrets }: { readonly db: Kysely<Tables>; readonly kinds: ContentKinds; readonly secrets: Pick<Secrets, 'reference'> },
  notified: readonly NewNotification[],
): Promise<readonly string[]> {
  if (notified.length === 0) return [];
  const byComments = notified.filter(({ kind }) => declared(kind).isByComments);
  const muters = new Map(byComments.map(({ recipient }) => [secrets.reference('mutes', recipient), recipient]));
  const mutes = await db
    .selectFrom('mute')
    .select(['muter', 'author_ref', 'thing'])
    .where('muter', 'in', [...muters.keys(), ''])
    .execute();
  const { rows: comments } = await sql<{ readonly id: string; readonly author: string }>`select id, author_ref as author
    from ${kinds.contentBy(
      'id',
      byComments.map(({ cause }) => cause),
      'id',
      'author_ref',
    )}`.execute(db);
  const unheard = Map.groupBy(mutes, ({ muter }) => muters.get(muter));
  const isUnheard = ({ recipient, cause }: NewNotification): boolean => {
    const muted = new Set(unheard.get(recipient)?.map(mutedBy));
    return comments.some((comment) => comment.id === cause && isMuted(muted, comment));
  };
  return [...new Set(notified.filter((each) => !declared(each.kind).isByComments || !isUnheard(each)).map(({ recipient }) => recipient))];
}
