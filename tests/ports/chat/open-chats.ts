import { randomUUID } from 'node:crypto';
import type { Chats } from '#core/chat/chats.ts';
import type { Addressee, Conversation, ConversationKey, NewConversation } from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft, MessageStatus } from '#core/chat/message.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

/** One of those who write, over any adapter. */
export interface ChatCaller {
  readonly chats: Chats;
  /** Their made-up name; empty where they have none. */
  readonly userName: string;
  /** Has them write something that everyone reads. */
  readonly writes: (as: ProfileType) => Promise<Addressee>;
  /** Has them upload a picture under their made-up name; answers its id. */
  readonly uploads: () => Promise<string>;
  /** Whether their made-up name is shown a picture. */
  readonly isShown: (pictureId: string) => Promise<boolean>;
}

/** Those who write, and what else happens. */
export interface OpenedChats<Name extends string> {
  readonly people: Readonly<Record<Name, ChatCaller>>;
  /** Lets time pass, and whatever is done by time. */
  readonly later: (ms: number) => Promise<void>;
  /** Has a moderator decide about a message. */
  readonly moderate: (messageId: string, status: MessageStatus) => Promise<void>;
  /** The made-up names of so many others, who do nothing. */
  readonly strangers: (count: number) => Promise<readonly string[]>;
}

/** Opens the adapter for these people, each with these personas. */
export type OpenChats = <Name extends string>(cast: Readonly<Record<Name, readonly ProfileType[]>>) => Promise<OpenedChats<Name>>;

export const aDraft = (text: string): MessageDraft & { readonly text: string } => ({ clientMessageId: randomUUID(), text });

/** The first message to the owner of a made-up name. */
export const toName = ({ userName }: ChatCaller, text = 'Did they buy your notice period out?', as: ProfileType = 'ANONYMOUS'): NewConversation => ({
  kind: 'direct',
  as,
  to: { userName },
  first: aDraft(text),
});

export const keyOf = ({ conversationId, as }: Conversation): Required<ConversationKey> => ({ conversationId, as });

/** Two who talk: the second one has accepted what the first one asked. */
export async function talkBetween(first: ChatCaller, second: ChatCaller): Promise<ConversationKey> {
  const { conversationId } = await first.chats.start(toName(second));
  await second.chats.accept({ conversationId });
  return { conversationId };
}

/** A group of the first one, which the others have joined. */
export async function groupOf(first: ChatCaller, others: readonly ChatCaller[], as: ProfileType = 'ANONYMOUS'): Promise<ConversationKey> {
  const userNames = others.map(({ userName }) => userName);
  const { conversationId } = await first.chats.start({ kind: 'group', as, name: 'Offer swap, Bengaluru', userNames });
  for (const { chats } of others) await chats.accept({ conversationId });
  return { conversationId };
}

/** Has someone write these texts, one after the other. */
export async function said({ chats }: ChatCaller, conversation: ConversationKey, ...texts: readonly string[]): Promise<readonly ChatMessage[]> {
  const sent: ChatMessage[] = [];
  for (const text of texts) sent.push(await chats.send(conversation, aDraft(text)));
  return sent;
}

/** The texts that someone sees in a conversation. */
export const textsFor = async ({ chats }: ChatCaller, conversation: ConversationKey): Promise<readonly string[]> =>
  (await chats.messages(conversation)).messages.map(({ text }) => text);

/** The one conversation of someone. */
export async function onlyOneOf({ chats }: ChatCaller): Promise<Conversation> {
  const [only, ...more] = await chats.list();
  if (!only || more.length > 0) throw new Error(`There are ${more.length + (only ? 1 : 0)} conversations.`);
  return only;
}

/** The id of another one in a conversation, as someone knows it, by a made-up name. */
export async function personIn({ chats }: ChatCaller, conversation: ConversationKey, { userName }: ChatCaller): Promise<string> {
  const person = (await chats.at(conversation)).people.find(({ author }) => author.name === userName);
  if (!person) throw new Error(`Nobody is called ${userName}.`);
  return person.personId;
}
