import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { LiveEvent } from '#core/chat/live-line.ts';
import { maySee } from './chat-sight.ts';
import type { ChatBackend, Typing } from './chat-backend.ts';
import { isIn, type ChatMember, type KeptConversation } from './kept-chat.ts';

/** One browser at its line: its personas, and the rooms that they are in. */
export interface Hearer {
  readonly backend: ChatBackend;
  readonly own: readonly string[];
  readonly isInRoom: (ref: string, conversationId: string) => boolean;
}

/** What a browser hears of news: messages and changes of all its conversations, and reading in those whose room it is in. */
export function heardBy(hearer: Hearer, item: ChatNewsItem): LiveEvent | undefined {
  if (item.kind === 'message' || item.kind === 'changed') {
    const { kind, message } = item;
    return placesOf(hearer, message.conversationId, sees(hearer, message.messageId)).length > 0 ? { kind, message } : undefined;
  }
  if (item.kind === 'read') {
    const { kind, conversationId, personId, seq } = item;
    return isDisclosed(hearer, conversationId, personId) ? { kind, conversationId, personId, seq } : undefined;
  }
  if (item.kind !== 'conversation') return undefined;
  return item.refs.some((ref) => hearer.own.includes(ref)) ? { kind: 'conversation', conversationId: item.conversationId } : undefined;
}

/** What a browser hears of someone who types, as of one who reads. */
export function typingHeardBy(hearer: Hearer, { conversation: { conversationId, members }, ref }: Typing): LiveEvent | undefined {
  const personId = members.find((member) => member.ref === ref)?.personId;
  return personId !== undefined && isDisclosed(hearer, conversationId, personId) ? { kind: 'typing', conversationId, personId } : undefined;
}

type May = (conversation: KeptConversation, member: ChatMember) => boolean;

/** The own personas in a conversation to whom something may be sent. */
function placesOf({ backend, own }: Hearer, conversationId: string, may: May): readonly ChatMember[] {
  const conversation = backend.conversations.find((each) => each.conversationId === conversationId);
  return conversation?.members.filter((member) => own.includes(member.ref) && may(conversation, member)) ?? [];
}

const sees =
  ({ backend }: Hearer, messageId: string): May =>
  (conversation, member) =>
    isIn(member) && conversation.messages.some((message) => message.messageId === messageId && maySee(backend, conversation, member, message));

/** Whether someone in the room of a conversation sees what another one does there, whom they have not blocked. */
function isDisclosed(hearer: Hearer, conversationId: string, personId: string): boolean {
  const may: May = (conversation, { ref, access }) => {
    const doer = conversation.members.find((member) => member.personId === personId);
    return doer !== undefined && doer.ref !== ref && access === 'joined' && !hearer.backend.hasBlocked(ref, doer.ref, conversation);
  };
  return placesOf(hearer, conversationId, may).some(({ ref }) => hearer.isInRoom(ref, conversationId));
}
