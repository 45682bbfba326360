import type { Selectable, Transaction } from 'kysely';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import { toldOf } from '#core/moderation/outcome-of.ts';
import type { Tables } from '../tables.ts';
import type { ModerationTarget } from './moderation-target.ts';

const mostDecisions = 12;

/** The decision about a post or comment that its author may appeal, if there is one: the one they are told of for this measure, or the last of any. Reports that wait are no obstacle; another appeal is. */
export async function appealable(
  transaction: Transaction<Tables>,
  { id, status, lockedFor }: ModerationTarget,
  measure?: AppealableMeasure,
): Promise<Selectable<Tables['moderation_item']> | undefined> {
  const items = await transaction.selectFrom('moderation_item').selectAll().where('thing', '=', id).orderBy('place', 'desc').limit(mostDecisions).execute();
  const decisions = items.map((item) => {
    const { stage, decision, rule, suggested_rule: suggestedRule, decided_on: decidedOn, former, author_note: authorNote } = item;
    return { stage, decision, rule, suggestedRule, decidedOn, former, authorNote, item };
  });
  const told = toldOf(status, lockedFor !== null, decisions);
  return told.find(({ outcome }) => outcome.mayAppeal && (measure === undefined || outcome.measure === measure))?.kept.item;
}
