import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { blockersAmong, membersOf, membershipOf } from './members.ts';

/** Declines silently so the asker sees it pending, and deletes conversations without members. */
export async function leaveConversation(
  transaction: Transaction<Tables>,
  scope: Pick<PseudonymScope, 'secrets'>,
  ref: string,
  conversationId: string,
): Promise<readonly string[]> {
  const membership = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const { kind, state, memberId } = membership;
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
  const refs = members.filter((member) => member.state === 'joined' || member.state === 'asking').map(({ persona_ref }) => persona_ref);
  const blockers = await blockersAmong(transaction, scope, refs, { blocked: ref, conversation: membership });
  return refs.filter((each) => !blockers.includes(each));
}

/** Deletes conversations without members, but remembers declines so that nobody is asked again. */
export async function deleteEmpty(db: Kysely<Tables>, conversationId?: string): Promise<void> {
  const one = conversationId === undefined ? sql`` : sql`and conversation.id = ${conversationId}`;
  const isIn = (gone: RawBuilder<unknown>) =>
    sql`exists (select 1 from chat_member where chat_member.conversation_id = conversation.id and not (state = 'left' or (state = 'declined' and ${gone})))`;
  await sql`delete from conversation where not ${isIn(sql`kind = 'group'`)} ${one}`.execute(db);
  await sql`delete from chat_message using conversation where conversation.id = conversation_id and not ${isIn(sql`true`)} ${one}`.execute(db);
}
