import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';

export const withNews = (conversations: readonly Conversation[], news: Conversation): readonly Conversation[] => [
  news,
  ...conversations.filter(({ conversationId }) => conversationId !== news.conversationId),
];

/** List with a conversation updated in place, or first where new. */
export const withConversation = (conversations: readonly Conversation[], taken: Conversation): readonly Conversation[] =>
  conversations.some(({ conversationId }) => conversationId === taken.conversationId)
    ? conversations.map((each) => (each.conversationId === taken.conversationId ? taken : each))
    : withNews(conversations, taken);

/** List after a status change, dropping a deleted last line. */
export const afterChange = (conversations: readonly Conversation[], changed: ChatMessage): readonly Conversation[] =>
  conversations.map((each) => (each.lastMessage?.messageId === changed.messageId ? { ...each, lastMessage: changed } : each));

/** Conversation after a new message, read if own or in sight. */
export function afterMessage(known: Conversation, message: ChatMessage, inSight: string | undefined): Conversation | undefined {
  if (message.seq <= known.lastSeq) return undefined;
  const isRead = message.personId === known.me || inSight === known.conversationId;
  return { ...known, lastMessage: message, lastSeq: message.seq, unread: known.unread + Number(!isRead) };
}

/** Requests and conversations with more unread messages than before, save muted ones. */
export const newsSince = (before: readonly Conversation[], now: readonly Conversation[]): readonly Conversation[] =>
  now.filter(({ conversationId, state, unread, isMuted }) => {
    const known = before.find((each) => each.conversationId === conversationId);
    return !isMuted && ((state === 'asked' && !known) || unread > (known?.unread ?? 0));
  });
