import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { LiveEvent } from '#core/chat/live-line.ts';
import { maySee } from './chat-sight.ts';
import type { ChatBackend, Typing } from './chat-backend.ts';
import { isIn, type ChatMember, type KeptConversation } from './kept-chat.ts';

/** Browser on the line: its personas and their rooms. */
export interface Hearer {
  readonly backend: ChatBackend;
  readonly own: readonly string[];
  readonly isInRoom: (ref: string, conversationId: string) => boolean;
}

/** News for a browser: messages of all its conversations, read marks of joined rooms only. */
export function heardBy(hearer: Hearer, item: ChatNewsItem): LiveEvent | undefined {
  if (item.kind === 'message' || item.kind === 'changed') {
    const { kind, message } = item;
    return placesOf(hearer, message.conversationId, sees(hearer, message.messageId)).length > 0 ? { kind, message } : undefined;
  }
  if (item.kind === 'read') {
    const { kind, conversationId, personId, seq } = item;
    const isHidden = hearer.own.some((ref) => item.hiddenFrom?.includes(ref));
    return !isHidden && isDisclosed(hearer, conversationId, personId) ? { kind, conversationId, personId, seq } : undefined;
  }
  if (item.kind !== 'conversation') return undefined;
  return item.refs.some((ref) => hearer.own.includes(ref)) ? { kind: 'conversation', conversationId: item.conversationId } : undefined;
}

/** Typing news for a browser, under the same rule as reading. */
export function typingHeardBy(hearer: Hearer, { conversation: { conversationId, members }, ref }: Typing): LiveEvent | undefined {
  const personId = members.find((member) => member.ref === ref)?.personId;
  return personId !== undefined && isDisclosed(hearer, conversationId, personId) ? { kind: 'typing', conversationId, personId } : undefined;
}

type May = (conversation: KeptConversation, member: ChatMember) => boolean;

/** Own personas in a conversation that may receive something. */
function placesOf({ backend, own }: Hearer, conversationId: string, may: May): readonly ChatMember[] {
  const conversation = backend.conversations.find((each) => each.conversationId === conversationId);
  return conversation?.members.filter((member) => own.includes(member.ref) && may(conversation, member)) ?? [];
}

const sees =
  ({ backend }: Hearer, messageId: string): May =>
  (conversation, member) =>
    isIn(member) && conversation.messages.some((message) => message.messageId === messageId && maySee(backend, conversation, member, message));

/** True if a member in the room sees another's activity, whom they have not blocked. */
function isDisclosed(hearer: Hearer, conversationId: string, personId: string): boolean {
  const may: May = (conversation, { ref, access }) => {
    const doer = conversation.members.find((member) => member.personId === personId);
    return doer !== undefined && doer.ref !== ref && access === 'joined' && !hearer.backend.hasBlocked(ref, doer.ref, conversation);
  };
  return placesOf(hearer, conversationId, may).some(({ ref }) => hearer.isInRoom(ref, conversationId));
}
