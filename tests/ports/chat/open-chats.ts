import { randomUUID } from 'node:crypto';
import type { Chats } from '#core/chat/chats.ts';
import type { Addressee, Conversation, ConversationKey, NewConversation } from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft, MessageStatus } from '#core/chat/message.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

export interface ChatCaller {
  readonly chats: Chats;
  /** Made-up name, empty without one. */
  readonly userName: string;
  readonly writes: (as: ProfileType) => Promise<Addressee>;
  readonly uploads: () => Promise<string>;
  readonly isShown: (pictureId: string) => Promise<boolean>;
}

export interface OpenedChats<Name extends string> {
  readonly people: Readonly<Record<Name, ChatCaller>>;
  /** Advances time, with everything due. */
  readonly later: (ms: number) => Promise<void>;
  readonly moderate: (messageId: string, status: MessageStatus) => Promise<void>;
  readonly strangers: (count: number) => Promise<readonly string[]>;
}

export type OpenChats = <Name extends string>(cast: Readonly<Record<Name, readonly ProfileType[]>>) => Promise<OpenedChats<Name>>;

export const aDraft = (text: string): MessageDraft & { readonly text: string } => ({ clientMessageId: randomUUID(), text });

export const toName = ({ userName }: ChatCaller, text = 'Did they buy your notice period out?', as: ProfileType = 'ANONYMOUS'): NewConversation => ({
  kind: 'direct',
  as,
  to: { userName },
  first: aDraft(text),
});

export const keyOf = ({ conversationId, as }: Conversation): Required<ConversationKey> => ({ conversationId, as });

export async function talkBetween(first: ChatCaller, second: ChatCaller): Promise<ConversationKey> {
  const { conversationId } = await first.chats.start(toName(second));
  await second.chats.accept({ conversationId });
  return { conversationId };
}

export async function groupOf(first: ChatCaller, others: readonly ChatCaller[], as: ProfileType = 'ANONYMOUS'): Promise<ConversationKey> {
  const userNames = others.map(({ userName }) => userName);
  const { conversationId } = await first.chats.start({ kind: 'group', as, name: 'Offer swap, Bengaluru', userNames });
  for (const { chats } of others) await chats.accept({ conversationId });
  return { conversationId };
}

export async function said({ chats }: ChatCaller, conversation: ConversationKey, ...texts: readonly string[]): Promise<readonly ChatMessage[]> {
  const sent: ChatMessage[] = [];
  for (const text of texts) sent.push(await chats.send(conversation, aDraft(text)));
  return sent;
}

export const textsFor = async ({ chats }: ChatCaller, conversation: ConversationKey): Promise<readonly string[]> =>
  (await chats.messages(conversation)).messages.map(({ text }) => text);

export async function onlyOneOf({ chats }: ChatCaller): Promise<Conversation> {
  const [only, ...more] = await chats.list();
  if (!only || more.length > 0) throw new Error(`There are ${more.length + (only ? 1 : 0)} conversations.`);
  return only;
}

/** Conversation id of another person, by made-up name. */
export async function personIn({ chats }: ChatCaller, conversation: ConversationKey, { userName }: ChatCaller): Promise<string> {
  const person = (await chats.at(conversation)).people.find(({ author }) => author.name === userName);
  if (!person) throw new Error(`Nobody is called ${userName}.`);
  return person.personId;
}
