import { sql, type Transaction } from 'kysely';
import type { AskedBy, Appeal, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { LedgerAction, LedgerEntry } from '#core/moderation/ledger.ts';
import { addDelta } from '../counts/counters.ts';
import { addToLedger } from './add-to-ledger.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeptStatus } from '#core/posts/post.ts';

/** A post or a comment about which moderation decides, with the status it has. */
export interface ModerationTarget {
  readonly id: string;
  readonly type: 'POST' | 'COMMENT';
  readonly status: KeptStatus;
  readonly authorRef: string;
  readonly communityId: string;
  readonly communitySlug: string;
  readonly postId: string;
  readonly rootId: string | null;
  readonly upVotes: number;
  readonly lockedFor: ModerationRule | null;
  readonly version: number;
}

/** A change of status, and its entry in the ledger. */
export interface StatusChange {
  readonly status: KeptStatus;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** The target of this id, locked (`for update`) so that nobody else decides about it or writes below it meanwhile. An item about it is locked after it, so that no two wait for each other. */
export async function lockedTarget(transaction: Transaction<Tables>, id: string): Promise<ModerationTarget | undefined> {
  const { rows } =
    await sql<ModerationTarget>`select post.id, 'POST' as type, status, author_ref as "authorRef", community_id as "communityId", community.url_name as "communitySlug",
      post.id as "postId", null as "rootId", up_count as "upVotes", locked_for as "lockedFor", post.version
    from post join community on community.id = community_id where post.id = ${id} for update of post`.execute(transaction);
  if (rows[0]) return rows[0];
  const { rows: comments } =
    await sql<ModerationTarget>`select comment.id, 'COMMENT' as type, comment.status, comment.author_ref as "authorRef", community_id as "communityId",
      community.url_name as "communitySlug", post_id as "postId", root_id as "rootId", comment.up_count as "upVotes", comment.locked_for as "lockedFor", comment.version
    from comment join post on post.id = post_id join community on community.id = community_id where comment.id = ${id} for update of comment`.execute(
      transaction,
    );
  return comments[0];
}

/** The part of an entry in the ledger that names its target. */
export const ledgerItem = ({ id, type, communitySlug }: ModerationTarget) =>
  ({ community: communitySlug, itemId: id, itemKind: type === 'POST' ? 'post' : 'comment', stars: null }) as const;

/** Changes the status of a target, and with it the counts and the ledger, in one transaction. Of what goes back to waiting until it comes out, the ledger tells nothing: nobody has seen it. */
export async function changeStatus(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  target: ModerationTarget,
  { status, ...entry }: StatusChange,
): Promise<LedgerEntry | null> {
  const now = await setStatus(transaction, target, status);
  if (now === 'SCHEDULED' && target.status !== 'AUTHOR_REJECTED') return null;
  return addToLedger(transaction, scope.now, { ...ledgerItem(target), ...entry });
}

/** Changes the status of a target, and with it the counts; answers the status it has. A post that its author wants later is not shown by a decision: it waits on, and comes out in its time. */
export async function setStatus(transaction: Transaction<Tables>, target: ModerationTarget, wanted: KeptStatus): Promise<KeptStatus> {
  const status = wanted === 'LIVE' && (await isToComeOut(transaction, target)) ? 'SCHEDULED' : wanted;
  await sql`update ${sql.table(target.type === 'POST' ? 'post' : 'comment')} set status = ${status} where id = ${target.id}`.execute(transaction);
  const change = Number(status === 'LIVE') - Number(target.status === 'LIVE');
  if (target.type === 'POST') await addDelta(transaction, target.communityId, 'posts', change);
  else {
    await addDelta(transaction, target.postId, 'comments', change);
    if (target.rootId !== null) await addDelta(transaction, target.rootId, 'replies', change);
  }
  return status;
}

async function isToComeOut(transaction: Transaction<Tables>, { id }: ModerationTarget): Promise<boolean> {
  return (await transaction.selectFrom('scheduled_post').select('post_id').where('post_id', '=', id).executeTakeFirst()) !== undefined;
}
