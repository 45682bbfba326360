import type { ReportReason } from '../moderation/report.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { ChatStatus, ChatTotals, Conversation, ConversationKey, ConversationSettings, OpenConversation, NewConversation } from './conversation.ts';
import type { ChatMessage, MessageDraft, MessagePage, MessageRange } from './message.ts';

export interface MessageKey extends ConversationKey {
  readonly messageId: string;
}

/** Report with the SHA-256 of the text its reader saw. */
export interface MessageReport {
  readonly reason: ReportReason;
  readonly note?: string;
  readonly seenHash: string;
}

/** Conversations of the caller, separate for each persona. Others count as missing. */
export abstract class Chats {
  /** Newest message first. */
  abstract list(): Promise<readonly Conversation[]>;
  abstract at(conversation: ConversationKey): Promise<OpenConversation>;
  /** Starts a conversation, or sends into the existing one of the two. */
  abstract start(opening: NewConversation): Promise<Conversation>;
  abstract messages(conversation: ConversationKey, range?: MessageRange): Promise<MessagePage>;
  /** Idempotent by the device's message id, returning the first result. */
  abstract send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage>;
  /** Never moves backwards. */
  abstract read(conversation: ConversationKey, upTo: number): Promise<void>;
  abstract accept(conversation: ConversationKey): Promise<void>;
  /** Leaves a conversation, or declines a request without the other side seeing it. */
  abstract leave(conversation: ConversationKey): Promise<void>;
  abstract change(conversation: ConversationKey, settings: ConversationSettings): Promise<void>;
  abstract invite(conversation: ConversationKey, userNames: readonly string[]): Promise<void>;
  abstract remove(message: MessageKey): Promise<void>;
  /** False when the member had reported it before. */
  abstract report(message: MessageKey, report: MessageReport): Promise<boolean>;
  abstract status(as?: ProfileType): Promise<ChatStatus>;
  abstract setStatus(status: ChatStatus, as?: ProfileType): Promise<void>;
  /** Blocks without notice: a made-up name everywhere, a designation only in this conversation (F-16). */
  abstract block(personId: string, as?: ProfileType): Promise<void>;
  abstract unblock(personId: string, as?: ProfileType): Promise<void>;
  abstract totals(): Promise<ChatTotals>;
}
