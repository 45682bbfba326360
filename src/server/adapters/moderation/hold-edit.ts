import type { Transaction } from 'kysely';
import type { Texts } from '#core/content/texts.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { needsLook } from '../content/clean-text.ts';
import type { Tables } from '../tables.ts';
import { openItem } from './moderation-items.ts';
import { changeStatus, lockedTarget } from './moderation-target.ts';

/** Lets an edit with a watched word wait for a moderator, as a new post or comment with it would. */
export async function holdEdit(transaction: Transaction<Tables>, scope: PseudonymScope, id: string, texts: Texts): Promise<void> {
  if (!needsLook(texts)) return;
  const target = await lockedTarget(transaction, id);
  if (!target) return;
  await openItem(transaction, scope, { thing: id, thingType: target.type, cause: 'words', rule: 'harassment' });
  if (target.status === 'LIVE')
    await changeStatus(transaction, scope, target, { status: 'FLAGGED', action: 'flagged', rule: 'harassment', askedBy: 'automatic', appeal: 'none' });
}
