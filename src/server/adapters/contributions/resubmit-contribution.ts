import type { Transaction } from 'kysely';
import { isAppealed, mayResubmit, sentState } from '#core/contributions/contribution-state.ts';
import { Failure } from '#core/failure.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { changeStatus, lockedTarget, type ModerationTarget } from '../moderation/moderation-target.ts';
import type { Tables } from '../database/tables.ts';

/** A contribution that was taken down and is about to be put right, locked; none where it was not taken down. Refused while an appeal waits, and after its time. */
export async function resubmitted(transaction: Transaction<Tables>, scope: PseudonymScope, id: string): Promise<ModerationTarget | undefined> {
  const target = await lockedTarget(transaction, scope, id);
  if (target?.status !== 'AUTHOR_REJECTED') return undefined;
  const moderation = outcomesOf(target.status, target.lockedFor !== null, await decisionsOn(transaction, id));
  if (isAppealed({ moderation })) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
  if (!mayResubmit({ state: sentState(target.status), moderation }, scope.today)) throw new Failure('conflict', 'The time for correcting it is over.');
  return target;
}

/** Lets a contribution that was put right wait, hidden, until a moderator has read it: other words ask again, so that any of them may show it. */
export async function requeueForReview(transaction: Transaction<Tables>, scope: PseudonymScope, target: ModerationTarget): Promise<void> {
  const [last] = await decisionsOn(transaction, target.id);
  const rule = last?.rule ?? last?.suggestedRule ?? 'other';
  await changeStatus(transaction, scope, target, { status: 'FLAGGED', action: 'flagged', rule, askedBy: 'author', appeal: 'none' });
}
