import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { membersOf, membershipOf } from './members.ts';

/**
 * Takes a persona out of a conversation, or declines its request; answers whom it is told to. Of a request that was declined nobody is told: the one who asks sees it wait.
 * A conversation that nobody is in any longer is deleted with all that was written there.
 */
export async function leaveConversation(transaction: Transaction<Tables>, ref: string, conversationId: string): Promise<readonly string[]> {
  const { kind, state, memberId } = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const isDeclined = state === 'asked';
  if (kind === 'group') await transaction.deleteFrom('chat_member').where('id', '=', memberId).execute();
  else
    await transaction
      .updateTable('chat_member')
      .set({ state: isDeclined ? 'declined' : 'left' })
      .where('id', '=', memberId)
      .execute();
  await deleteEmpty(transaction, conversationId);
  if (isDeclined && kind === 'direct') return [];
  const members = (await membersOf(transaction, [conversationId])).get(conversationId) ?? [];
  return members.filter((member) => member.state === 'joined' || member.state === 'asking').map(({ persona_ref }) => persona_ref);
}

/** Deletes conversations that nobody is in any longer, one of them or all. */
export async function deleteEmpty(db: Kysely<Tables>, conversationId?: string): Promise<void> {
  await sql`delete from conversation where not exists (select from chat_member where chat_member.conversation_id = conversation.id and state <> 'left')
    ${conversationId === undefined ? sql`` : sql`and id = ${conversationId}`}`.execute(db);
}
