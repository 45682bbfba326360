import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, type SanitizedText } from '../content/sanitized-text.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { appealable, openAppeal } from './appealable.ts';
import { changeStatus, type ModerationTarget } from './moderation-target.ts';

/** Author's appeal against a measure; without one, the last that can be appealed. */
interface SecondLook {
  readonly text: SanitizedText;
  readonly measure?: AppealableMeasure | undefined;
}

/** Refuses an appeal without words. */
export function appealText(text: string): SanitizedText {
  const tidied = sanitized(text, longestAppeal);
  if (tidied === '') throw new Failure('invalid', 'Say why it should stay.', { code: 'RULE_BROKEN' });
  return tidied;
}

/** Opens an appeal on a locked own target; resending the same words, after a lost answer, opens no second. */
export async function askSecondLook(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  target: ModerationTarget,
  { text, measure }: SecondLook,
): Promise<void> {
  const waiting = await openAppeal(transaction, target.id);
  if (waiting?.appeal_text === text && (measure === undefined || waiting.former === measure)) return;
  const last = await appealable(transaction, target, scope.today, measure);
  if (!last) throw new Failure('conflict', 'There is nothing to look at again.');
  await transaction
    .insertInto('moderation_item')
    .values({
      id: randomId(),
      thing: target.id,
      thing_type: target.kind.type,
      cause: 'appeal',
      stage: 'second',
      opened_on: scope.today,
      suggested_rule: last.rule ?? last.suggested_rule,
      appeal_text: text,
      former: last.decision,
      former_decider: last.decider,
      author_note: sanitized(last.author_note),
    })
    .execute();
  if (last.decision !== 'remove') return;
  await changeStatus(transaction, scope, target, {
    status: 'AUTHOR_REJECTED',
    action: 'appealed',
    rule: last.rule ?? last.suggested_rule,
    askedBy: 'author',
    appeal: 'open',
  });
}
