import { sql } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import { membersOf } from './members.ts';
import { messageAt, type MessageSource } from './message-rows.ts';

/** Notifies the conversation, or only the author of a message never delivered. */
export async function tellChanged(source: MessageSource, news: ChatNews, messageId: string): Promise<void> {
  const { db } = source;
  const { rows } = await sql<{
    readonly conversationId: string;
    readonly seq: number;
    readonly author: string;
    readonly isWithheld: boolean;
  }>`select conversation_id as "conversationId", seq, author_ref as author, is_withheld as "isWithheld" from chat_message where id = ${messageId}`.execute(db);
  const [found] = rows;
  const message = found && (await messageAt(source, found.conversationId, found.seq));
  if (!message) return;
  const others = found.isWithheld ? ((await membersOf(db, [found.conversationId])).get(found.conversationId) ?? []) : [];
  news.tell({ kind: 'changed', message, hiddenFrom: others.map(({ persona_ref }) => persona_ref).filter((ref) => ref !== found.author) });
}
