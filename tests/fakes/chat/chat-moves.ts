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
import { unreachable, type ChatWorld } from './chat-world.ts';
import { isIn, type ChatMember, type KeptConversation, type KeptMessage } from './kept-chat.ts';

/** Where a persona is in a conversation. */
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

/** Tells those in a conversation, or some of them, that it is to be asked for. */
export function tellOf(world: ChatWorld, { conversationId, members }: KeptConversation, refs = members.filter(isIn).map(({ ref }) => ref)): void {
  world.tell({ kind: 'conversation', conversationId, refs });
}

/** Writes what may be written, once for each id of the device. */
export function written(world: ChatWorld, { conversation, member }: Pick<ChatPlace, 'conversation' | 'member'>, draft: MessageDraft): KeptMessage {
  const known = conversation.messages.find(({ by, clientMessageId }) => by === member.ref && clientMessageId === draft.clientMessageId);
  if (known) return known;
  refuseDraft(draft);
  refusedAs(sendRefusal(placeOf(conversation, member).state, conversation.lastSeq));
  const isAlone = conversation.members.every((each) => each === member || each.access === 'left' || world.persona(each.ref).isGone);
  if (conversation.kind === 'direct' && isAlone) throw unreachable();
  return world.write(conversation, member.ref, draft);
}

export function startDirect(world: ChatWorld, ref: string, { to, first }: Extract<NewConversation, { readonly kind: 'direct' }>): ChatPlace {
  refuseDraft(first);
  const other = world.addressed(to);
  if (other.ref === ref) throw unreachable();
  const apart = 'resourceId' in to && other.author.profileType === 'DESIGNATION' ? to.resourceId : '';
  const known = directOf(world, [ref, other.ref], apart);
  if (known) return startAgain(world, known, ref, first);
  if (other.status === 'CLOSED') throw unreachable();
  const conversation = world.open('direct', { apart });
  const member = world.enter(conversation, ref, 'asking');
  // Who has blocked the caller hears nothing of it, and the caller nothing of the block.
  world.enter(conversation, other.ref, world.hasBlocked(other.ref, ref, conversation) ? 'declined' : 'asked');
  tellOf(world, conversation);
  written(world, { conversation, member }, first);
  return placeOf(conversation, member);
}

const directOf = (world: ChatWorld, pair: readonly string[], apart: string): KeptConversation | undefined =>
  world.conversations.find((each) => each.kind === 'direct' && each.apart === apart && pair.every((ref) => each.members.some((member) => member.ref === ref)));

/** Writes in the conversation that two have already. Whoever was asked accepts by that, and one who left it is asked once more. */
function startAgain(world: ChatWorld, conversation: KeptConversation, ref: string, first: MessageDraft): ChatPlace {
  const [member, other] = [true, false].map((isMe) => conversation.members.find((each) => (each.ref === ref) === isMe));
  if (!member || !other) throw new Failure('missing');
  const isReplay = isIn(member) && conversation.messages.some(({ by, clientMessageId }) => by === ref && clientMessageId === first.clientMessageId);
  if (isReplay) return placeOf(conversation, member);
  if (other.access === 'asked' || other.access === 'declined') refusedAs(chatRefusals.waiting);
  if (other.access === 'left' && world.persona(other.ref).status === 'CLOSED') throw unreachable();
  if (member.access !== 'joined') join(world, conversation, member);
  if (other.access === 'left') {
    world.enter(conversation, other.ref, world.hasBlocked(other.ref, ref, conversation) ? 'declined' : 'asked');
    tellOf(world, conversation);
  }
  written(world, { conversation, member }, first);
  if (other.access === 'asked' || other.access === 'declined') member.access = 'asking';
  return placeOf(conversation, member);
}

export function startGroup(world: ChatWorld, ref: string, { name, userNames }: Extract<NewConversation, { readonly kind: 'group' }>): ChatPlace {
  const called = name.trim();
  if (called.length < shortestGroupName || called.length > longestGroupName) throw invalidAt('/name');
  const asked = toBeAsked(world, ref, userNames);
  const conversation = world.open('group', { name: called });
  const member = world.enter(conversation, ref, 'joined');
  ask(world, conversation, ref, asked);
  return placeOf(conversation, member);
}

/** The owners of names whom somebody may ask; where one of them cannot be asked, nobody is. */
export function toBeAsked(world: ChatWorld, by: string, userNames: readonly string[]): readonly string[] {
  if (userNames.length > mostAskedAtOnce) throw invalidAt('/userNames');
  const personas = userNames.map((userName) => world.addressed({ userName }));
  if (personas.some(({ ref, status }) => ref === by || status === 'CLOSED')) throw unreachable();
  return [...new Set(personas.map(({ ref }) => ref))];
}

/** Asks those who are not in a group yet. Who has blocked the one who asks hears nothing of it, and nobody is told. */
export function ask(world: ChatWorld, conversation: KeptConversation, by: string, refs: readonly string[]): void {
  const fresh = refs.filter((ref) => conversation.members.every((member) => member.ref !== ref));
  if (conversation.members.length + fresh.length > mostInGroup) refusedAs(chatRefusals.full);
  for (const ref of fresh) world.enter(conversation, ref, world.hasBlocked(ref, by, conversation) ? 'declined' : 'asked');
  tellOf(world, conversation);
}

/** Lets somebody join who was asked, or comes back; who asked them has joined then, too. */
export function join(world: ChatWorld, conversation: KeptConversation, { ref }: ChatMember): void {
  world.enter(conversation, ref, 'joined');
  if (conversation.kind === 'direct') for (const each of conversation.members) if (each.access === 'asking') each.access = 'joined';
  tellOf(world, conversation);
}
