import type { Transaction } from 'kysely';
import type { Texts } from '#core/content/texts.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { openItem } from './moderation-items.ts';
import { changeStatus, lockedTarget, setStatus } from './moderation-target.ts';
import { ruleOfLook } from './rule-of-look.ts';

interface EditedText {
  readonly id: string;
  readonly texts: Texts;
  readonly company?: string;
}

/** Screens an edit like a new text, even after a decision; readers may report the new text again. */
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
