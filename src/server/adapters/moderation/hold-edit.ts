import type { Transaction } from 'kysely';
import type { Texts } from '#core/content/texts.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { openItem } from './moderation-items.ts';
import { changeStatus, lockedTarget, setStatus } from './moderation-target.ts';
import { ruleOfLook } from './rule-of-look.ts';

/** A text as it is after an edit, and the company that it is about. */
interface EditedText {
  readonly id: string;
  readonly texts: Texts;
  readonly company?: string;
}

/**
 * Treats an edit as a new text: it waits for a moderator, hidden, where a new post or comment would. After a decision it is looked at again, so that a
 * harmless text which was stored is no cover for another; and readers who reported the former text may report this one.
 */
export async function holdEdit(transaction: Transaction<Tables>, scope: PseudonymScope, { id, texts, company }: EditedText): Promise<void> {
  await transaction.updateTable('report').set({ is_reopened: true }).where('thing', '=', id).execute();
  const target = await lockedTarget(transaction, scope, id);
  if (!target) return;
  const item = { thing: id, thingType: target.kind.type };
  const rule = await ruleOfLook(transaction, scope, { texts, company });
  if (rule) {
    await openItem(transaction, scope, { ...item, cause: 'words', rule });
    if (target.status === 'SCHEDULED') await setStatus(transaction, target, 'FLAGGED');
    if (target.status === 'LIVE')
      await changeStatus(transaction, scope, target, { status: 'FLAGGED', action: 'flagged', rule, askedBy: 'automatic', appeal: 'none' });
    return;
  }
  const decided = await transaction.selectFrom('moderation_item').select('rule').where('thing', '=', id).where('decision', 'is not', null).executeTakeFirst();
  if (decided) await openItem(transaction, scope, { ...item, cause: 'edit', rule: decided.rule ?? 'other' });
}
