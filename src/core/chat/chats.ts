import type { ReportReason } from '../moderation/report.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { ChatStatus, ChatTotals, Conversation, ConversationKey, ConversationSettings, OpenConversation, NewConversation } from './conversation.ts';
import type { ChatMessage, MessageDraft, MessagePage, MessageRange } from './message.ts';

/** A message, and the conversation it is in. */
export interface MessageKey extends ConversationKey {
  readonly messageId: string;
}

/** A report of a message, with the SHA-256 of the text that its reader saw. */
export interface MessageReport {
  readonly reason: ReportReason;
  readonly note?: string;
  readonly seenHash: string;
}

/** The conversations of the caller, under either persona, each of which knows its own alone. What the caller is not in is missing. */
export abstract class Chats {
  /** The conversations, those with the newest message first. */
  abstract list(): Promise<readonly Conversation[]>;
  abstract at(conversation: ConversationKey): Promise<OpenConversation>;
  /** Starts a conversation; where the two have one already, that is answered, and the message is sent there. */
  abstract start(opening: NewConversation): Promise<Conversation>;
  abstract messages(conversation: ConversationKey, range?: MessageRange): Promise<MessagePage>;
  /** Writes once for each id of the sender's device (idempotent), and answers what was written then. */
  abstract send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage>;
  /** Marks messages as read up to this number; it never goes back. */
  abstract read(conversation: ConversationKey, upTo: number): Promise<void>;
  abstract accept(conversation: ConversationKey): Promise<void>;
  /** Leaves a conversation, or declines a request. The other one sees nothing of a request that was declined. */
  abstract leave(conversation: ConversationKey): Promise<void>;
  abstract change(conversation: ConversationKey, settings: ConversationSettings): Promise<void>;
  /** Asks the owners of made-up names to join a group. */
  abstract invite(conversation: ConversationKey, userNames: readonly string[]): Promise<void>;
  /** Deletes one's own message for everyone. */
  abstract remove(message: MessageKey): Promise<void>;
  /** False when the member had reported it before. */
  abstract report(message: MessageKey, report: MessageReport): Promise<boolean>;
  abstract status(as?: ProfileType): Promise<ChatStatus>;
  abstract setStatus(status: ChatStatus, as?: ProfileType): Promise<void>;
  /** Blocks one of a conversation, a made-up name in all that is written here, and what someone works as in this conversation alone (F-16): nothing of theirs arrives any more, and they are not notified. */
  abstract block(personId: string, as?: ProfileType): Promise<void>;
  abstract unblock(personId: string, as?: ProfileType): Promise<void>;
  abstract totals(): Promise<ChatTotals>;
}
