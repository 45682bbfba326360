import { mostUnread, tellsReading, type ChatPerson, type Conversation, type ConversationState } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { leftBehindName, type Author } from '#core/personas/author.ts';
import type { ChatFacts, ChatMember, KeptConversation, KeptMessage } from './kept-chat.ts';

const nobody: Author = { profileType: 'ANONYMOUS', name: leftBehindName, avatar: undefined, isVerified: false };

/** A message as everyone in its conversation sees it, but its author, who sees what they wrote until they delete it. The place of one that is deleted is nobody’s. */
export function asShownToAll(backend: ChatFacts, { members }: Pick<KeptConversation, 'members'>, message: KeptMessage, isMine = false): ChatMessage {
  const { messageId, conversationId, seq, clientMessageId, by, status, sentAtMs } = message;
  const { author, isGone } = backend.persona(by);
  const isNobodys = isGone || status === 'DELETED';
  const writer = members.find(({ ref, access }) => ref === by && access !== 'left');
  const isShown = isMine || status === 'LIVE';
  return {
    messageId,
    conversationId,
    seq,
    clientMessageId: status === 'DELETED' ? '' : clientMessageId,
    personId: isNobodys ? null : (writer?.personId ?? null),
    author: isNobodys ? nobody : author,
    status,
    text: isShown ? message.text : '',
    picture: isShown ? message.picture : null,
    sentOn: dayOf(sentAtMs),
    sentAt: backend.clock.now() - sentAtMs < hourMs ? new Date(Math.floor(sentAtMs / minuteMs) * minuteMs).toISOString() : null,
  };
}

/** Whether a member may see a message: who is asked into a group sees none until they accept, and nobody what it hides from them. */
export function maySee(backend: ChatFacts, conversation: KeptConversation, { ref, access, since }: ChatMember, message: KeptMessage): boolean {
  const { by, seq, goneAtMs, hiddenFrom } = message;
  if (seq <= since || goneAtMs <= backend.clock.now() || hiddenFrom.includes(ref)) return false;
  return conversation.kind === 'direct' || (access !== 'asked' && !backend.hasBlocked(ref, by, conversation));
}

/** The messages that a member may see, as they were stored. */
export const seenBy = (backend: ChatFacts, conversation: KeptConversation, member: ChatMember): readonly KeptMessage[] =>
  conversation.messages.filter((message) => maySee(backend, conversation, member, message));

/** Those of a conversation. Who declined is there as if they had not answered, so that nobody sees it. What is read by who is blocked is not shown either. */
function peopleFor(backend: ChatFacts, conversation: KeptConversation, reader: ChatMember): readonly ChatPerson[] {
  return conversation.members
    .filter(({ ref }) => !backend.persona(ref).isGone)
    .map(({ ref, personId, access, readSeq }) => {
      const { author } = backend.persona(ref);
      const isBlocked = backend.hasBlocked(reader.ref, ref, conversation);
      const isDisclosed = access === 'joined' && tellsReading(author.profileType) && !isBlocked;
      return { personId, author, readSeq: isDisclosed ? readSeq : null, hasJoined: access !== 'asked' && access !== 'declined', isBlocked };
    });
}

/** Those who are in a conversation, or asked: who has left is not there. */
export const presentFor = (backend: ChatFacts, { members, ...kept }: KeptConversation, reader: ChatMember): readonly ChatPerson[] =>
  peopleFor(backend, { ...kept, members: members.filter(({ access }) => access !== 'left') }, reader);

/** The place of a conversation in the list of a member, by its newest message that they see; one without any comes last. */
export const orderFor = (backend: ChatFacts, kept: KeptConversation, reader: ChatMember): number => seenBy(backend, kept, reader).at(-1)?.order ?? 0;

/** A conversation as one of its members sees it. */
export function conversationFor(backend: ChatFacts, kept: KeptConversation, reader: ChatMember, state: ConversationState): Conversation {
  const { conversationId, kind, name, lastSeq, disappearsAfterDays } = kept;
  const people = peopleFor(backend, kept, reader);

  const seen = seenBy(backend, kept, reader);
  const last = seen.at(-1);
  return {
    conversationId,
    kind,
    name,
    as: backend.persona(reader.ref).author.profileType,
    me: reader.personId,
    state,
    other: kind === 'group' ? null : (people.find(({ personId }) => personId !== reader.personId) ?? null),
    peopleCount: presentFor(backend, kept, reader).length,
    lastMessage: last ? asShownToAll(backend, kept, last, last.by === reader.ref) : null,
    lastSeq,
    readSeq: reader.readSeq,
    unread: Math.min(mostUnread, seen.filter(({ by, seq }) => by !== reader.ref && seq > reader.readSeq).length),
    isMuted: reader.isMuted,
    disappearsAfterDays,
  };
}
