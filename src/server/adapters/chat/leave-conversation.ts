import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { membersOf, membershipOf } from './members.ts';

/**
 * Takes a persona out of a conversation, or declines its request; answers to whom it is sent. Of a request that was declined nobody is notified: the one who asks sees it wait, and it is not asked again.
 * A conversation that nobody is in any longer is deleted with all that was written there.
 */
export async function leaveConversation(transaction: Transaction<Tables>, ref: string, conversationId: string): Promise<readonly string[]> {
  const { kind, state, memberId } = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const isDeclined = state === 'asked';
  if (kind === 'group' && !isDeclined) await transaction.deleteFrom('chat_member').where('id', '=', memberId).execute();
  else
    await transaction
      .updateTable('chat_member')
      .set({ state: isDeclined ? 'declined' : 'left' })
      .where('id', '=', memberId)
      .execute();
  await deleteEmpty(transaction, conversationId);
  if (isDeclined) return [];
  const members = (await membersOf(transaction, [conversationId])).get(conversationId) ?? [];
  return members.filter((member) => member.state === 'joined' || member.state === 'asking').map(({ persona_ref }) => persona_ref);
}

/**
 * Deletes conversations that nobody is in any longer, one of them or all. That someone declined to talk to the other one outlives their messages: they are not asked again.
 */
export async function deleteEmpty(db: Kysely<Tables>, conversationId?: string): Promise<void> {
  const one = conversationId === undefined ? sql`` : sql`and conversation.id = ${conversationId}`;
  const isIn = (gone: RawBuilder<unknown>) =>
    sql`exists (select from chat_member where chat_member.conversation_id = conversation.id and not (state = 'left' or (state = 'declined' and ${gone})))`;
  await sql`delete from conversation where not ${isIn(sql`kind = 'group'`)} ${one}`.execute(db);
  await sql`delete from chat_message using conversation where conversation.id = conversation_id and not ${isIn(sql`true`)} ${one}`.execute(db);
}
