import type { components, operations } from '#contract/generated/chat.ts';
import type { Service } from '#contract/service.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { ChatPerson, Conversation, OpenConversation, NewConversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import { authorToContract } from './personas/author-to-contract.ts';

type Wire = components['schemas'];

export const chatService = ({ chats }: { readonly chats: Chats }): Service<operations> => ({
  ...conversationOperations(chats),
  ...messageOperations(chats),
  ...reachOperations(chats),
});

const conversationOperations = (chats: Chats) =>
  ({
    listChatGroups: async () => (await chats.list()).map(conversationToContract),
    getChatMetadata: () => chats.totals(),
    createChatGroup: async ({ body }) => conversationToContract(await chats.start(openingFromContract(body))),
    getChatGroup: async ({ path: { groupId } }) => openToContract(await chats.at({ conversationId: groupId })),
    async changeChatGroup({ path: { groupId }, body }) {
      await chats.change({ conversationId: groupId }, body);
      return undefined;
    },
    async acceptChatRequest({ path: { groupId } }) {
      await chats.accept({ conversationId: groupId });
      return undefined;
    },
    async inviteToChatGroup({ path: { groupId }, body }) {
      await chats.invite({ conversationId: groupId }, body.userNames);
      return undefined;
    },
    async leaveChatGroup({ path: { groupId } }) {
      await chats.leave({ conversationId: groupId });
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

const messageOperations = (chats: Chats) =>
  ({
    async listGroupMessages({ path: { groupId }, query }) {
      const { messages, ...page } = await chats.messages({ conversationId: groupId }, query);
      return { ...page, messages: messages.map(messageToContract) };
    },
    async sendGroupMessage({ path: { groupId }, body: { imageId, ...draft } }) {
      return messageToContract(await chats.send({ conversationId: groupId }, { ...draft, pictureId: imageId ?? null }));
    },
    async markGroupRead({ path: { groupId }, body }) {
      await chats.read({ conversationId: groupId }, body.upToSeq);
      return undefined;
    },
    async deleteChatMessage({ path: { messageId } }) {
      await chats.remove({ conversationId: '', messageId });
      return undefined;
    },
    reportChatMessage: async ({ path: { messageId }, body }) => ({ isFiled: await chats.report({ conversationId: '', messageId }, body) }),
  }) satisfies Partial<Service<operations>>;

const reachOperations = (chats: Chats) =>
  ({
    getChatStatus: async () => ({ status: await chats.status() }),
    async setChatStatus({ body }) {
      await chats.setStatus(body.status);
      return undefined;
    },
    async blockChatUser({ path: { profileId } }) {
      await chats.block(profileId);
      return undefined;
    },
    async unblockChatUser({ path: { profileId } }) {
      await chats.unblock(profileId);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

function openingFromContract(body: Wire['ChatOpening']): NewConversation {
  if (body.kind === 'group') return { kind: 'group', as: body.profileType, name: body.name, userNames: body.userNames };
  const { profileType: as, to, text, clientMessageId } = body;
  return { kind: 'direct', as, to, first: { clientMessageId, text } };
}

const messageToContract = ({ conversationId: groupId, picture, author, ...message }: ChatMessage): Wire['ChatMessage'] => ({
  ...message,
  groupId,
  author: authorToContract(author),
  image: picture && imageToContract(picture),
});

const imageToContract = ({ pictureId: imageId, ...size }: MessagePicture): Wire['ChatImage'] => ({ imageId, ...size });

const personToContract = ({ author, ...person }: ChatPerson): Wire['ChatPerson'] => ({ ...person, author: authorToContract(author) });

const conversationToContract = ({
  conversationId: groupId,
  as: profileType,
  unread: unreadCount,
  other,
  lastMessage,
  ...same
}: Conversation): Wire['ChatGroup'] => ({
  ...same,
  groupId,
  profileType,
  unreadCount,
  other: other && personToContract(other),
  lastMessage: lastMessage && messageToContract(lastMessage),
});

const openToContract = ({ people, ...conversation }: OpenConversation): Wire['OpenChatGroup'] => ({
  conversation: conversationToContract(conversation),
  people: people.map(personToContract),
});
