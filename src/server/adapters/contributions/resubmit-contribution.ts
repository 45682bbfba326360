import type { Transaction } from 'kysely';
import { isAppealed, mayResubmit, sentState } from '#core/contributions/contribution-state.ts';
import { Failure } from '#core/failure.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { changeStatus, lockedTarget, type ModerationTarget } from '../moderation/moderation-target.ts';
import type { Tables } from '../database/tables.ts';

/** Locks a removed contribution for correction, refused during an appeal or after its deadline. */
export async function resubmitted(transaction: Transaction<Tables>, scope: PseudonymScope, id: string): Promise<ModerationTarget | undefined> {
  const target = await lockedTarget(transaction, scope, id);
  if (target?.status !== 'AUTHOR_REJECTED') return undefined;
  const moderation = outcomesOf(target.status, target.lockedFor !== null, await decisionsOn(transaction, id));
  if (isAppealed({ moderation })) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
  if (!mayResubmit({ state: sentState(target.status), moderation }, scope.today)) throw new Failure('conflict', 'The time for correcting it is over.');
  return target;
}

/** Hides a corrected contribution until a moderator reviews it again. */
export async function requeueForReview(transaction: Transaction<Tables>, scope: PseudonymScope, target: ModerationTarget): Promise<void> {
  const [last] = await decisionsOn(transaction, target.id);
  const rule = last?.rule ?? last?.suggestedRule ?? 'other';
  await changeStatus(transaction, scope, target, { status: 'FLAGGED', action: 'flagged', rule, askedBy: 'author', appeal: 'none' });
}
