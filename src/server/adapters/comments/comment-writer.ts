import { sql, type Transaction } from 'kysely';
import { mapCommentTexts, type CommentTexts } from '#core/comments/comment-texts.ts';
import type { CommentDraft } from '#core/comments/comments.ts';
import { Failure } from '#core/failure.ts';
import { postLimits } from '#core/content/post-limits.ts';
import { keptMomentAfter } from '#core/posts/posted-moment.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { addDelta } from '../counts/counters.ts';
import { countUse, takeFromQuota } from '../caller/daily-quota.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { needsLook } from '../abuse/watched-words.ts';
import { checked, sanitized, type PublishedText } from '../content/sanitized-text.ts';
import { randomFraction, randomId } from '../secrets/secrets.ts';
import { blockerOf, blockPlaceOf } from '../mutes/blocker-of.ts';
import { noteEvents } from '../events/note-events.ts';
import { replayOf } from '../caller/idempotency.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { writingPersona } from '../personas/writing-persona.ts';
import { newRow } from '../database/table.ts';
import { keptPlaces, placesIn } from './comment-mentions.ts';
import { openParents, type ParentIds } from './comment-parents.ts';
import { comment } from './comment-table.ts';

export function publishable(said: CommentTexts): CommentTexts<PublishedText> {
  const texts = mapCommentTexts(said, sanitized);
  if (texts.content === '') throw new Failure('invalid', 'A comment needs a text.', { code: 'RULE_BROKEN' });
  return checked(texts);
}

/** Returns the existing id when sent before. */
export async function writeComment(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  parent: ParentIds,
  { submissionKey, profileType, authorName, mentions = [], ...texts }: CommentDraft & CommentTexts<PublishedText>,
): Promise<string> {
  const id = randomId();
  const before = await replayOf(transaction, scope, { key: submissionKey, payload: [parent, texts, profileType], answer: id });
  if (before !== undefined) return before;
  const author = await writingPersona(transaction, scope, { profileType, authorName });
  await takeFromQuota(transaction, scope, 'comments');
  if ((await countUse(transaction, scope, 'comments', parent.postId)) > postLimits.comments)
    throw new Failure('invalid', undefined, { code: 'POST_LIMIT_EXCEEDED' });
  const followed = await followedBy(transaction, scope, parent, author);
  const places = await placesIn(transaction, scope, { postId: parent.postId, ids: mentions, content: texts.content });
  const status = (await needsLook(transaction, scope, texts)) ? 'FLAGGED' : 'LIVE';
  await transaction
    .insertInto('comment')
    .values(
      newRow(comment, {
        id,
        post_id: parent.postId,
        root_id: parent.rootId,
        reply_to_id: parent.replyToId,
        author_ref: author,
        status,
        locked_for: null,
        ...texts,
        mentions: keptPlaces(places),
        posted_at: new Date(keptMomentAfter(profileType, scope.now, randomFraction(), followed)),
      }),
    )
    .execute();
  if (status === 'FLAGGED') await openItem(transaction, scope, { thing: id, thingType: 'COMMENT', cause: 'words', rule: 'harassment' });
  else {
    await noteEvents(transaction, [{ cause: 'comment', thing: id }]);
    await addDelta(transaction, parent.postId, 'comments', 1);
    if (parent.rootId !== null) await addDelta(transaction, parent.rootId, 'replies', 1);
  }
  return id;
}

/** Latest moment a comment follows, with nothing written for refused authors. */
async function followedBy(transaction: Transaction<Tables>, scope: PseudonymScope, parent: ParentIds, author: string): Promise<number> {
  const { postId, rootId, replyToId } = parent;
  const answered = (await openParents(transaction, parent)).filter(({ id, status }) => (id === postId || id === replyToId) && status === 'LIVE');
  if (answered.length < (replyToId === null ? 1 : 2)) throw new Failure('missing');
  const blockers = answered.map(({ author_ref }) => blockerOf(scope.secrets, author_ref));
  if (await isClosed(transaction, scope, { postId, author, blockers })) throw new Failure('conflict', undefined, { code: 'CLOSED_TO_YOU' });
  const { rows: last } = await sqlOfShown<{ readonly at: Date | null }>`select max(posted_at) as at from comment
    where ${rootId === null ? sql`post_id = ${postId} and root_id is null` : sql`root_id = ${rootId}`}`.execute(transaction);
  return Math.max(...answered.map(({ posted_at }) => posted_at.getTime()), last[0]?.at?.getTime() ?? 0);
}

/** Blocks made-up names, and designations through their content on this page. */
async function isClosed(
  transaction: Transaction<Tables>,
  { secrets }: Pick<PseudonymScope, 'secrets'>,
  { postId, author, blockers }: { readonly postId: string; readonly author: string; readonly blockers: readonly string[] },
): Promise<boolean> {
  const rows = await transaction.selectFrom('block').select('place').where('author_ref', '=', author).where('blocker', 'in', blockers).execute();
  const places = new Set(rows.map(({ place }) => place));
  if (places.size === 0 || places.has('')) return places.size > 0;
  const own = await transaction.selectFrom('comment').select('id').where('post_id', '=', postId).where('author_ref', '=', author).execute();
  return [postId, ...own.map(({ id }) => id)].some((thing) => places.has(blockPlaceOf(secrets, thing)));
}
