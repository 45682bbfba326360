import type { operations } from '#contract/generated/chat.ts';
import type { Service } from '#contract/service.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { ConversationKey, NewConversation } from '#core/chat/conversation.ts';
import { asPersona } from '../http/interceptor.ts';
import { conversationFromContract, messageFromContract, openFromContract } from './conversation-from-contract.ts';
import type { Sparse } from '../http/sparse.ts';

const groupOf = ({ conversationId: groupId, as }: ConversationKey) => asPersona({ path: { groupId } }, as);

export const httpChats = (chat: Service<Sparse<operations>>): Chats => ({
  list: async () => (await chat.listChatGroups({})).map(conversationFromContract),
  at: async (key) => openFromContract(await chat.getChatGroup(groupOf(key))),
  start: async (opening) => conversationFromContract(await chat.createChatGroup({ body: openingToContract(opening) })),
  async messages(key, range = {}) {
    const { messages, ...page } = await chat.listGroupMessages({ ...groupOf(key), query: range });
    return { ...page, messages: messages.map(messageFromContract) };
  },
  async send(key, { clientMessageId, text, pictureId }) {
    return messageFromContract(await chat.sendGroupMessage({ ...groupOf(key), body: { clientMessageId, text, imageId: pictureId ?? undefined } }));
  },
  read: (key, upToSeq) => chat.markGroupRead({ ...groupOf(key), body: { upToSeq } }),
  accept: (key) => chat.acceptChatRequest(groupOf(key)),
  leave: (key) => chat.leaveChatGroup(groupOf(key)),
  change: (key, settings) => chat.changeChatGroup({ ...groupOf(key), body: settings }),
  invite: (key, userNames) => chat.inviteToChatGroup({ ...groupOf(key), body: { userNames: [...userNames] } }),
  remove: ({ messageId, as }) => chat.deleteChatMessage(asPersona({ path: { messageId } }, as)),
  report: async ({ messageId, as }, report) => (await chat.reportChatMessage(asPersona({ path: { messageId }, body: report }, as))).isFiled,
  status: async (as) => (await chat.getChatStatus(asPersona({}, as))).status,
  setStatus: (status, as) => chat.setChatStatus(asPersona({ body: { status } }, as)),
  block: (profileId, as) => chat.blockChatUser(asPersona({ path: { profileId } }, as)),
  unblock: (profileId, as) => chat.unblockChatUser(asPersona({ path: { profileId } }, as)),
  totals: () => chat.getChatMetadata({}),
});

function openingToContract(opening: NewConversation) {
  if (opening.kind === 'group') return { kind: opening.kind, profileType: opening.as, name: opening.name, userNames: [...opening.userNames] };
  return { kind: opening.kind, profileType: opening.as, to: opening.to, ...opening.first };
}
