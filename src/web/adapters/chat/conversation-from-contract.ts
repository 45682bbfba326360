import type { components } from '#contract/generated/chat.ts';
import type { ChatPerson, Conversation, OpenConversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

type Wire = components['schemas'];

export const messageFromContract = ({ groupId: conversationId, author, image, ...message }: Wire['ChatMessage']): ChatMessage => ({
  ...message,
  conversationId,
  picture: image && pictureFromContract(image),
  author: authorFromContract(author),
});

const pictureFromContract = ({ imageId: pictureId, width, height }: Wire['ChatImage']): MessagePicture => ({ pictureId, width, height });

const personFromContract = ({ author, ...person }: Wire['ChatPerson']): ChatPerson => ({ ...person, author: authorFromContract(author) });

export const conversationFromContract = ({
  groupId: conversationId,
  profileType: as,
  unreadCount: unread,
  other,
  lastMessage,
  ...same
}: Wire['ChatGroup']): Conversation => ({
  ...same,
  conversationId,
  as,
  unread,
  other: other && personFromContract(other),
  lastMessage: lastMessage && messageFromContract(lastMessage),
});

export const openFromContract = ({ people, conversation }: Wire['OpenChatGroup']): OpenConversation => ({
  ...conversationFromContract(conversation),
  people: people.map(personFromContract),
});
