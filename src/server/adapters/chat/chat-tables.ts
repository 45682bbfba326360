import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ConversationKind, ConversationState } from '#core/chat/conversation.ts';
import type { MessageStatus } from '#core/chat/message.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { bytes, day, flag, json, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { table } from '../database/table.ts';

/** Where a persona stands in a conversation: as its member is told, or no longer in it, which another one is not told of who was declined. */
export type ChatMemberState = ConversationState | 'declined' | 'left';

export const conversation = table('conversation', {
  purpose: 'Conversations between two or in a group.',
  kept: { for: 'always', because: 'It goes when nobody is in it any longer.' },
  family: 'house',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    kind: oneOf<ConversationKind>('Whether two write to each other, or a group.', 'the server'),
    name: text('The name of a group, which is that of all who are in it and read it.', 'the server', 'sanitized name').orNull(),
    pair_key: text(
      'A keyed hash of the two who write to each other, so that they have one conversation, made with a key that does not lie in this database.',
      'the server',
      'keyed hash',
    ).orNull(),
    last_seq: number('The number of its last message.', 'the server').generated(),
    disappears_days: number('After how many days its messages disappear.', 'the server').orNull(),
  },
});

export const chatMember = table('chat_member', {
  purpose: 'Which personas are in a conversation. No account is in one.',
  kept: { for: 'always', because: 'It goes when its member leaves the conversation, or with the persona.' },
  goesWith: 'account',
  countsAs: 'conversations',
  family: 'house',
  columns: {
    id: text('A random name, by which the others of the conversation know the persona there.', 'the server', 'random name'),
    conversation_id: text('The conversation.', 'the server', 'random name'),
    persona_ref: personaKey('Which persona is in it.'),
    state: oneOf<ChatMemberState>('Whether it is in it, is asked to join, asks, has declined or left.', 'the server'),
    from_seq: number('After which message it came.', 'the server').generated(),
    read_seq: number('Up to which message it has read.', 'the server').generated(),
    is_muted: flag('Whether its messages are told to nobody who does not look.', 'the server').generated(),
  },
});

export const chatMessage = table('chat_message', {
  purpose: 'What is written in conversations. Those in the conversation read it, and of what is reported a moderator that one message.',
  kept: { for: 'days', days: 1 },
  datedBy: 'gone_on',
  staysBecause: 'An empty place stays, so that answers of others can be read.',
  family: 'house',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    conversation_id: text('The conversation.', 'the server', 'random name'),
    seq: number('Its number in the conversation.', 'the server'),
    author_ref: personaKey('Which persona wrote it. An empty place is nobody’s.'),
    client_id: text(
      'The id that its sender’s device made up for it, so that what is sent twice is written once. Of a message that its author deleted, a keyed hash of it, so that it does not come back.',
      'the server',
      'device',
    ).wipedTo(''),
    status: oneOf<MessageStatus>('Whether it is shown, waits for a decision, was taken down or deleted.', 'the server').generated(),
    locked_for: oneOf<ModerationRule>('Empty: nothing is answered below a message.', 'the server').orNull(),
    version: number('One: a message is not changed.', 'the server').generated(),
    content: text('Its text.', 'operator', 'member'),
    is_withheld: flag('Whether it was written to one who had blocked its author, and never arrives.', 'the server').generated(),
    posted_at: moment('When it was written.', 'the server').keptTo('day'),
    gone_on: day('The day on which it is deleted: a year after it was written, or sooner where the conversation lets messages disappear.', 'the server'),
  },
});

export const chatPicture = table('chat_picture', {
  purpose:
    'The pictures of messages, written anew without anything hidden in them. They always lie here: the times of an object store would tell who wrote when.',
  kept: { for: 'always', because: 'It goes with its message: when that is deleted, disappears or goes with the account, and with the conversation.' },
  goesWith: 'chat_message',
  family: 'house',
  columns: {
    id: text('A random name, which is part of the address of the picture.', 'the server', 'random name'),
    chat_message_id: text('The message it belongs to.', 'the server', 'random name'),
    width: number('How wide it is.', 'the server'),
    height: number('How high it is.', 'the server'),
    bytes: bytes('The picture itself, which those in the conversation see.', 'the server', 'picture'),
    small: bytes('The same as small as a phone shows it; nothing where it is no larger anyway.', 'the server', 'picture').orNull(),
  },
});

export const closedChat = table('closed_chat', {
  purpose: 'Which personas take no first message of a stranger.',
  kept: { for: 'always', because: 'It goes when its member takes messages of strangers again, or with the persona.' },
  goesWith: 'account',
  countsAs: null,
  family: 'house',
  columns: { persona_ref: personaKey('The persona.') },
});

export const chatNews = table('chat_news', {
  purpose: 'What has become of conversations in the last minute, for the other processes of the server where they cannot be told in another way.',
  kept: { for: 'days', days: 1 },
  datedBy: 'told_at',
  family: 'house',
  columns: {
    place: number('Its place among all.', 'the server').computed(),
    item: json<ChatNewsItem>(
      'The conversation and the number of a message in it, or who reads or types there; no text of anybody.',
      'the server',
      'random name',
    ),
    told_at: moment('When.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    chat_member: typeof chatMember;
    chat_message: typeof chatMessage;
    chat_news: typeof chatNews;
    chat_picture: typeof chatPicture;
    closed_chat: typeof closedChat;
    conversation: typeof conversation;
  }
}
