import {
  chatRefusals,
  longestGroupName,
  mostAskedAtOnce,
  mostInGroup,
  sendRefusal,
  shortestGroupName,
  type ConversationState,
  type NewConversation,
} from '#core/chat/conversation.ts';
import { messageProblem, type MessageDraft } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import { invalidAt } from './chat-page.ts';
import { unreachable, type ChatBackend } from './chat-backend.ts';
import { isIn, type ChatMember, type KeptConversation, type KeptMessage } from './kept-chat.ts';

export interface ChatPlace {
  readonly conversation: KeptConversation;
  readonly member: ChatMember;
  readonly state: ConversationState;
}

export function placeOf(conversation: KeptConversation, member: ChatMember): ChatPlace {
  const { access } = member;
  if (access === 'declined' || access === 'left') throw new Failure('missing');
  return { conversation, member, state: access };
}

export const refusedAs = (code: string | undefined): void => {
  if (code !== undefined) throw new Failure('conflict', undefined, { code });
};

const refuseDraft = (draft: Pick<MessageDraft, 'text' | 'pictureId'>): void => {
  if (messageProblem(draft)) throw invalidAt('/text');
};

/** Tells all or some members to request the conversation again. */
export function tellOf(
  backend: ChatBackend,
  { conversationId, members }: KeptConversation,
  refs: readonly string[] = members.filter(isIn).map(({ ref }) => ref),
): void {
  backend.tell({ kind: 'conversation', conversationId, refs });
}

/** Writes a permitted message, once for each id of the device. */
export function written(backend: ChatBackend, { conversation, member }: Pick<ChatPlace, 'conversation' | 'member'>, draft: MessageDraft): KeptMessage {
  const known = conversation.messages.find(({ by, clientMessageId }) => by === member.ref && clientMessageId === draft.clientMessageId);
  if (known) return known;
  refuseDraft(draft);
  refusedAs(sendRefusal(placeOf(conversation, member).state, conversation.lastSeq));
  const isAlone = conversation.members.every((each) => each === member || each.access === 'left' || backend.persona(each.ref).isGone);
  if (conversation.kind === 'direct' && isAlone) throw unreachable();
  return backend.write(conversation, member.ref, draft);
}

export function startDirect(backend: ChatBackend, ref: string, { to, first }: Extract<NewConversation, { readonly kind: 'direct' }>): ChatPlace {
  refuseDraft(first);
  const other = backend.addressed(to);
  if (other.ref === ref) throw unreachable();
  const apart = 'resourceId' in to && other.author.profileType === 'DESIGNATION' ? to.resourceId : '';
  const known = directOf(backend, [ref, other.ref], apart);
  if (known) return startAgain(backend, known, ref, first);
  if (other.status === 'CLOSED') throw unreachable();
  const conversation = backend.open('direct', { apart });
  const member = backend.enter(conversation, ref, 'asking');
  // Who has blocked the caller hears nothing of it, and the caller nothing of the block.
  backend.enter(conversation, other.ref, backend.hasBlocked(other.ref, ref, conversation) ? 'declined' : 'asked');
  tellOf(backend, conversation);
  written(backend, { conversation, member }, first);
  return placeOf(conversation, member);
}

const directOf = (backend: ChatBackend, pair: readonly string[], apart: string): KeptConversation | undefined =>
  backend.conversations.find(
    (each) => each.kind === 'direct' && each.apart === apart && pair.every((ref) => each.members.some((member) => member.ref === ref)),
  );

/** Writes in an existing two-person conversation. Invitees accept by writing; leavers are invited again. */
function startAgain(backend: ChatBackend, conversation: KeptConversation, ref: string, first: MessageDraft): ChatPlace {
  const [member, other] = [true, false].map((isMe) => conversation.members.find((each) => (each.ref === ref) === isMe));
  if (!member || !other) throw new Failure('missing');
  const isReplay = isIn(member) && conversation.messages.some(({ by, clientMessageId }) => by === ref && clientMessageId === first.clientMessageId);
  if (isReplay) return placeOf(conversation, member);
  if (other.access === 'asked' || other.access === 'declined') refusedAs(chatRefusals.waiting);
  if (other.access === 'left' && backend.persona(other.ref).status === 'CLOSED') throw unreachable();
  if (member.access !== 'joined') join(backend, conversation, member);
  if (other.access === 'left') {
    backend.enter(conversation, other.ref, backend.hasBlocked(other.ref, ref, conversation) ? 'declined' : 'asked');
    tellOf(backend, conversation);
  }
  written(backend, { conversation, member }, first);
  if (other.access === 'asked' || other.access === 'declined') member.access = 'asking';
  return placeOf(conversation, member);
}

export function startGroup(backend: ChatBackend, ref: string, { name, userNames }: Extract<NewConversation, { readonly kind: 'group' }>): ChatPlace {
  const called = name.trim();
  if (called.length < shortestGroupName || called.length > longestGroupName) throw invalidAt('/name');
  const asked = toBeAsked(backend, ref, userNames);
  const conversation = backend.open('group', { name: called });
  const member = backend.enter(conversation, ref, 'joined');
  ask(backend, conversation, ref, asked);
  return placeOf(conversation, member);
}

/** Owners of invitable names. If one cannot be invited, none is. */
export function toBeAsked(backend: ChatBackend, by: string, userNames: readonly string[]): readonly string[] {
  if (userNames.length > mostAskedAtOnce) throw invalidAt('/userNames');
  const personas = userNames.map((userName) => backend.addressed({ userName }));
  if (personas.some(({ ref, status }) => ref === by || status === 'CLOSED')) throw unreachable();
  return [...new Set(personas.map(({ ref }) => ref))];
}

/** Invites people new to a group. Blockers of the inviter notice nothing. */
export function ask(backend: ChatBackend, conversation: KeptConversation, by: string, refs: readonly string[]): void {
  const fresh = refs.filter((ref) => conversation.members.every((member) => member.ref !== ref));
  if (conversation.members.length + fresh.length > mostInGroup) refusedAs(chatRefusals.full);
  for (const ref of fresh) backend.enter(conversation, ref, backend.hasBlocked(ref, by, conversation) ? 'declined' : 'asked');
  tellOf(backend, conversation);
}

/** Joins or rejoins a member. Their inviter joins, too. */
export function join(backend: ChatBackend, conversation: KeptConversation, { ref }: ChatMember): void {
  backend.enter(conversation, ref, 'joined');
  if (conversation.kind === 'direct') for (const each of conversation.members) if (each.access === 'asking') each.access = 'joined';
  tellOf(backend, conversation);
}
