import { mostUnread, tellsReading, type ChatPerson, type Conversation, type ConversationState } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { leftBehindName, type Author } from '#core/personas/author.ts';
import type { ChatFacts, ChatMember, KeptConversation, KeptMessage } from './kept-chat.ts';

const nobody: Author = { profileType: 'ANONYMOUS', name: leftBehindName, avatar: undefined, isVerified: false };

/** Message as all but its author see it. Deleted ones show nobody's place. */
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

/** Visibility of a message. Invitees of a group see none until they accept. */
export function maySee(backend: ChatFacts, conversation: KeptConversation, { ref, access, since }: ChatMember, message: KeptMessage): boolean {
  const { by, seq, goneAtMs, hiddenFrom } = message;
  if (seq <= since || goneAtMs <= backend.clock.now() || hiddenFrom.includes(ref)) return false;
  return conversation.kind === 'direct' || (access !== 'asked' && !backend.hasBlocked(ref, by, conversation));
}

export const seenBy = (backend: ChatFacts, conversation: KeptConversation, member: ChatMember): readonly KeptMessage[] =>
  conversation.messages.filter((message) => maySee(backend, conversation, member, message));

/** Members of a conversation. Declined invitees look unanswered, and blocked readers show no reading. */
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

/** Members and invitees. Those who left are absent. */
export const presentFor = (backend: ChatFacts, { members, ...kept }: KeptConversation, reader: ChatMember): readonly ChatPerson[] =>
  peopleFor(backend, { ...kept, members: members.filter(({ access }) => access !== 'left') }, reader);

/** Sort position by the newest visible message. Empty conversations come last. */
export const orderFor = (backend: ChatFacts, kept: KeptConversation, reader: ChatMember): number => seenBy(backend, kept, reader).at(-1)?.order ?? 0;

export function conversationFor(backend: ChatFacts, kept: KeptConversation, reader: ChatMember, state: ConversationState): Conversation {
  const { conversationId, kind, name, lastSeq, disappearsAfterDays } = kept;
  const people = peopleFor(backend, kept, reader);
  const other = kind === 'group' ? undefined : people.find(({ personId }) => personId !== reader.personId);
  const seen = seenBy(backend, kept, reader);
  const last = seen.at(-1);
  return {
    conversationId,
    kind,
    name,
    as: backend.persona(reader.ref).author.profileType,
    me: reader.personId,
    state,
    other: other ?? null,
    peopleCount: presentFor(backend, kept, reader).length,
    lastMessage: last ? asShownToAll(backend, kept, last, last.by === reader.ref) : null,
    lastSeq,
    readSeq: reader.readSeq,
    unread: other?.isBlocked ? 0 : Math.min(mostUnread, seen.filter(({ by, seq }) => by !== reader.ref && seq > reader.readSeq).length),
    isMuted: reader.isMuted,
    disappearsAfterDays,
  };
}
