import type { Transaction } from 'kysely';
import { chatRefusals, type ConversationSettings } from '#core/chat/conversation.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { refsBeside } from './heard-by.ts';
import { membershipOf } from './members.ts';

/** Changes settings; those of both stay beside a member who blocked the caller, like messages without a sign. */
export async function changeConversation(
  transaction: Transaction<Tables>,
  scope: Pick<PseudonymScope, 'secrets'>,
  { ref, conversationId }: { readonly ref: string; readonly conversationId: string },
  { isMuted, disappearsAfterDays }: ConversationSettings,
): Promise<readonly string[]> {
  const membership = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const { memberId, state, kind } = membership;
  if (state === 'asked' || (state === 'asking' && disappearsAfterDays !== undefined))
    throw new Failure('conflict', undefined, { code: chatRefusals.unanswered });
  if (isMuted !== undefined) await transaction.updateTable('chat_member').set({ is_muted: isMuted }).where('id', '=', memberId).execute();
  if (disappearsAfterDays === undefined) return [];
  const { heard, blockers } = await refsBeside(transaction, scope, { ref, conversation: membership });
  if (kind === 'group' || blockers.length === 0)
    await transaction.updateTable('conversation').set({ disappears_days: disappearsAfterDays }).where('id', '=', conversationId).execute();
  return heard;
}
