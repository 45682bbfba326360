import { sql } from 'kysely';
import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import { tellsReading } from '#core/chat/conversation.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { blockedBy, chatterOf, membersOf, membershipOf } from './members.ts';

/** Moves the reader's place, which stays beside a member they blocked, who would see it. */
export async function readMessages(scope: PseudonymScope, conversationId: string, upTo: number): Promise<ChatNewsItem | undefined> {
  const ref = chatterOf(scope);
  const membership = await membershipOf(scope.db, ref, conversationId);
  const blocked = (await blockedBy(scope))(membership);
  const isBeside = async () => (await membersOf(scope.db, [conversationId])).get(conversationId)?.some(({ persona_ref }) => blocked.includes(persona_ref));
  if (membership.kind === 'direct' && blocked.length > 0 && (await isBeside())) return undefined;
  const { rows } = await sql<{
    readonly id: string;
    readonly seq: number;
  }>`update chat_member as me set read_seq = least(${upTo}::integer, conversation.last_seq)
    from conversation where conversation.id = me.conversation_id and me.conversation_id = ${conversationId} and me.persona_ref = ${ref} and me.state in ('joined', 'asking')
    and me.read_seq < least(${upTo}::integer, conversation.last_seq) returning me.id, me.read_seq as seq`.execute(scope.db);
  const [moved] = rows;
  const type = scope.profileTypeOf(ref);
  return moved && type && tellsReading(type) ? { kind: 'read', conversationId, personId: moved.id, seq: moved.seq, hiddenFrom: blocked } : undefined;
}
