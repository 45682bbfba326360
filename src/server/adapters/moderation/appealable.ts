import type { Selectable, Transaction } from 'kysely';
import { outcomeOf } from '#core/moderation/outcome-of.ts';
import type { Tables } from '../tables.ts';
import type { ModerationTarget } from './moderation-target.ts';

const mostDecisions = 12;

/** The decision about a post or comment that its author may appeal, if there is one: the one they are told of, once. */
export async function appealable(
  transaction: Transaction<Tables>,
  { id, status, lockedFor }: ModerationTarget,
): Promise<Selectable<Tables['moderation_item']> | undefined> {
  const items = await transaction.selectFrom('moderation_item').selectAll().where('thing', '=', id).orderBy('place', 'desc').limit(mostDecisions).execute();
  if (items.some(({ decision }) => decision === null)) return undefined;
  return items.find((item, at) => {
    const { stage, decision, rule, suggested_rule: suggestedRule, decided_on: decidedOn, former, author_note: authorNote } = item;
    const isLookedAt = items.slice(0, at).some((later) => later.stage === 'second' && later.former === decision && later.former_decider === item.decider);
    if (isLookedAt) return false;
    return outcomeOf(status, lockedFor !== null, [{ stage, decision, rule, suggestedRule, decidedOn, former, authorNote }])?.mayAppeal === true;
  });
}
