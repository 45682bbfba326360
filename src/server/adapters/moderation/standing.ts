import { sql, type Transaction } from 'kysely';
import type { AskedBy, Appeal, ModerationRule } from '#core/moderation/fate.ts';
import type { LedgerAction, LedgerLine } from '#core/moderation/ledger.ts';
import { noteChange } from '../counts/counters.ts';
import { addToLedger } from './ledger-book.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeptStatus } from '#core/posts/post.ts';

/** A post or a comment as far as it is shown or not. */
export interface Standing {
  readonly id: string;
  readonly type: 'POST' | 'COMMENT';
  readonly status: KeptStatus;
  readonly authorRef: string;
  readonly communityId: string;
  readonly communitySlug: string;
  readonly postId: string;
  readonly rootId: string | null;
  readonly upVotes: number;
}

/** What happens to it, and what the ledger says about that. */
export interface Step {
  readonly status: KeptStatus;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** The thing of this id, held so that nobody else decides about it meanwhile. */
export async function standingOf(transaction: Transaction<Tables>, id: string): Promise<Standing | undefined> {
  const { rows } =
    await sql<Standing>`select post.id, 'POST' as type, status, author_ref as "authorRef", community_id as "communityId", community.url_name as "communitySlug",
      post.id as "postId", null as "rootId", up_count as "upVotes"
    from post join community on community.id = community_id where post.id = ${id} for update of post`.execute(transaction);
  if (rows[0]) return rows[0];
  const { rows: comments } =
    await sql<Standing>`select comment.id, 'COMMENT' as type, comment.status, comment.author_ref as "authorRef", community_id as "communityId",
      community.url_name as "communitySlug", post_id as "postId", root_id as "rootId", comment.up_count as "upVotes"
    from comment join post on post.id = post_id join community on community.id = community_id where comment.id = ${id} for update of comment`.execute(
      transaction,
    );
  return comments[0];
}

/** Gives it another status, keeps the counts in line, and writes the line into the ledger. */
export async function take(transaction: Transaction<Tables>, scope: PseudonymScope, thing: Standing, { status, ...entry }: Step): Promise<LedgerLine> {
  const wipe = status === 'DELETED' ? (thing.type === 'POST' ? sql`, title = null, content = ''` : sql`, content = ''`) : sql``;
  await sql`update ${sql.table(thing.type === 'POST' ? 'post' : 'comment')} set status = ${status} ${wipe} where id = ${thing.id}`.execute(transaction);
  if (status === 'DELETED' && thing.type === 'POST') await transaction.deleteFrom('post_media').where('post_id', '=', thing.id).execute();
  const change = Number(status === 'LIVE') - Number(thing.status === 'LIVE');
  if (thing.type === 'POST') await noteChange(transaction, thing.communityId, 'posts', change);
  else {
    await noteChange(transaction, thing.postId, 'comments', change);
    if (thing.rootId !== null) await noteChange(transaction, thing.rootId, 'replies', change);
  }
  return addToLedger(transaction, scope.now, {
    community: thing.communitySlug,
    itemId: thing.id,
    itemKind: thing.type === 'POST' ? 'post' : 'comment',
    stars: null,
    ...entry,
  });
}
