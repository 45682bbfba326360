import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';

/** The list with one conversation as it is now, in front of all: something happened in it. */
export const withNews = (conversations: readonly Conversation[], news: Conversation): readonly Conversation[] => [
  news,
  ...conversations.filter(({ conversationId }) => conversationId !== news.conversationId),
];

/** The list with one conversation as it is now, in its place; in front where it is new. */
export const withConversation = (conversations: readonly Conversation[], taken: Conversation): readonly Conversation[] =>
  conversations.some(({ conversationId }) => conversationId === taken.conversationId)
    ? conversations.map((each) => (each.conversationId === taken.conversationId ? taken : each))
    : withNews(conversations, taken);

/** The list after a message got another status: a last line that was deleted is gone here too. */
export const afterChange = (conversations: readonly Conversation[], changed: ChatMessage): readonly Conversation[] =>
  conversations.map((each) => (each.lastMessage?.messageId === changed.messageId ? { ...each, lastMessage: changed } : each));

/** A conversation after a message that came; nothing where that is none of the newest. What one writes oneself, or has in sight, is read. */
export function afterMessage(known: Conversation, message: ChatMessage, inSight: string | undefined): Conversation | undefined {
  if (message.seq <= known.lastSeq) return undefined;
  const isRead = message.personId === known.me || inSight === known.conversationId;
  return { ...known, lastMessage: message, lastSeq: message.seq, unread: known.unread + Number(!isRead) };
}
