import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ConversationKind, ConversationState } from '#core/chat/conversation.ts';
import type { MessageStatus } from '#core/chat/message.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { bytes, day, flag, json, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { table } from '../database/table.ts';

/** Includes departed states, where another member cannot see a decline. */
export type ChatMemberState = ConversationState | 'declined' | 'left';

export const conversation = table('conversation', {
  purpose: 'Conversations between two or in a group.',
  kept: { for: 'always', because: 'It is deleted when nobody is in it any more.' },
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    kind: oneOf<ConversationKind>('Whether it is between two, or a group.', 'the server'),
    sealed_name: text(
      'The name of a group, encrypted with a key that is not in this database. It belongs to all who are in it, and they read it.',
      'the server',
      'sealed',
    ).orNull(),
    name: text('The name of a group unencrypted, if an earlier release stored it, until the next start.', 'the server', 'sanitized name').orNull(),
    pair_key: text(
      'A keyed hash of the two who write to each other, so that they have one conversation, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ).orNull(),
    last_seq: number('The number of its last message.', 'the server').generated(),
    disappears_days: number('After how many days its messages disappear.', 'the server').orNull(),
  },
});

export const chatMember = table('chat_member', {
  purpose: 'Which personas are in a conversation. No account is in one.',
  kept: { for: 'always', because: 'It is deleted when its member leaves the conversation, or with the persona.' },
  deletedWith: 'account',
  countsAs: 'conversations',
  columns: {
    id: text('A random name, by which the others of the conversation know the persona there.', 'the server', 'random name'),
    conversation_id: text('The conversation.', 'the server', 'random name'),
    persona_ref: personaKey('Which persona is in it.'),
    state: oneOf<ChatMemberState>('Whether it is in the conversation, was asked to join, asks to join, has declined or has left.', 'the server'),
    from_seq: number('After which message it joined.', 'the server').generated(),
    read_seq: number('Up to which message it has read.', 'the server').generated(),
    is_muted: flag('Whether the conversation is muted, so that it brings no notifications.', 'the server').generated(),
  },
});

export const chatMessage = table('chat_message', {
  purpose:
    'What is written in conversations. The people in the conversation read it. If a message is reported, a moderator reads that one message. A copy of the database without the key tells nobody what it says.',
  kept: { for: 'days', days: 1 },
  datedBy: 'gone_on',
  staysBecause: 'An empty place stays, so that replies by others can still be read.',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    conversation_id: text('The conversation.', 'the server', 'random name'),
    seq: number('Its number in the conversation.', 'the server'),
    author_ref: personaKey('Which persona wrote it. An empty place is nobody’s.'),
    client_id: text(
      'The id that its sender’s device made up for it, so that what is sent twice is stored once. For a message that its author deleted, a keyed hash of that id, so that it does not come back.',
      'the server',
      'device',
    ).wipedTo(''),
    status: oneOf<MessageStatus>('Whether it is shown, waits for a decision, was taken down or deleted.', 'the server').generated(),
    locked_for: oneOf<ModerationRule>('Always empty: there are no replies below a message.', 'the server').orNull(),
    version: number('Always one: a message is never changed.', 'the server').generated(),
    sealed: text('Its text, encrypted with a key that is not in this database, in steps of one length.', 'the server', 'sealed').orNull().wipedTo(null),
    content: text('Its text unencrypted, if an earlier release stored it, until the next start.', 'the server', 'member').orNull(),
    is_withheld: flag('Whether it was written to someone who had blocked its author, and so never arrives.', 'the server').generated(),
    posted_at: moment('When it was written.', 'the server').keptTo('day'),
    gone_on: day('The day on which it is deleted: a year after it was written, or sooner if the conversation lets messages disappear.', 'the server'),
  },
});

export const chatPicture = table('chat_picture', {
  purpose:
    'The pictures of messages, rewritten without anything hidden in them. They are always stored here: the times of an object store would show who wrote when.',
  kept: { for: 'always', because: 'It is deleted with its message, also when that disappears or is deleted with the account, and with the conversation.' },
  deletedWith: 'chat_message',
  columns: {
    id: text('A random name, which is part of the address of the picture.', 'the server', 'random name'),
    chat_message_id: text('The message it belongs to.', 'the server', 'random name'),
    width: number('How wide it is.', 'the server'),
    height: number('How high it is.', 'the server'),
    bytes: bytes('The picture itself, which the people in the conversation see.', 'the server', 'picture'),
    small: bytes('The same picture in the size that a phone shows; empty if it is no larger anyway.', 'the server', 'picture').orNull(),
  },
});

export const closedChat = table('closed_chat', {
  purpose: 'Which personas take no first message from a stranger.',
  kept: { for: 'always', because: 'It is deleted when its member takes messages from strangers again, or with the persona.' },
  deletedWith: 'account',
  countsAs: null,
  columns: { persona_ref: personaKey('The persona.') },
});

export const chatNews = table('chat_news', {
  purpose: 'What happened in conversations in the last minute, for other processes of the server that cannot learn it in another way.',
  kept: { for: 'days', days: 1 },
  datedBy: 'told_at',
  columns: {
    place: number('Its place among all.', 'the server').computed(),
    item: json<ChatNewsItem>('The conversation and the number of a message in it, or who reads or types there; nobody’s text.', 'the server', 'random name'),
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
