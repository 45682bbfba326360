import type { ChatMessage } from '#core/chat/message.ts';
import { avatarUriOf } from '#core/personas/avatar.ts';

export interface SocketMessage extends Omit<ChatMessage, 'author'> {
  readonly author: Omit<ChatMessage['author'], 'avatar'> & { readonly avatar: string | null };
}

/** Copies public keys explicitly, so additions by adapters never leak. */
export const messageToSocket = ({ author, ...message }: ChatMessage): SocketMessage => ({
  messageId: message.messageId,
  conversationId: message.conversationId,
  seq: message.seq,
  clientMessageId: message.clientMessageId,
  personId: message.personId,
  author: {
    profileType: author.profileType,
    name: author.name,
    avatar: author.avatar ? avatarUriOf(author.avatar) : null,
    isVerified: author.isVerified,
  },
  status: message.status,
  text: message.text,
  picture: message.picture && { pictureId: message.picture.pictureId, width: message.picture.width, height: message.picture.height },
  sentOn: message.sentOn,
  sentAt: message.sentAt,
});

export interface SentEvents {
  readonly message: (message: SocketMessage) => void;
  readonly changed: (message: SocketMessage) => void;
  readonly read: (read: { readonly conversationId: string; readonly personId: string; readonly seq: number }) => void;
  readonly typing: (typing: { readonly conversationId: string; readonly personId: string }) => void;
  readonly conversation: (conversation: { readonly conversationId: string }) => void;
  readonly notification: (nothing: Readonly<Record<string, never>>) => void;
  readonly 'session-over': (nothing: Readonly<Record<string, never>>) => void;
}
