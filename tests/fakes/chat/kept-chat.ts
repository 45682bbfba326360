import type { MessageReport } from '#core/chat/chats.ts';
import type { ChatStatus, ConversationKind, ConversationState } from '#core/chat/conversation.ts';
import type { ChatMessage, DisappearingDays, MessageStatus } from '#core/chat/message.ts';
import type { Clock } from '#core/clock.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import type { Author } from '#core/personas/author.ts';

export interface ChatPersona {
  readonly ref: string;
  readonly author: Author;
  status: ChatStatus;
  isGone: boolean;
}

/** State of a member. `declined` and `left` are outside the conversation. */
export type OpenSockets = ConversationState | 'declined' | 'left';

export interface ChatMember {
  readonly ref: string;
  readonly personId: string;
  access: OpenSockets;
  /** Last message number hidden from the member. */
  since: number;
  readSeq: number;
  isMuted: boolean;
}

export interface KeptMessage extends Pick<ChatMessage, 'messageId' | 'conversationId' | 'seq' | 'clientMessageId' | 'picture'> {
  readonly by: string;
  readonly sentAtMs: number;
  readonly goneAtMs: number;
  /** Members whom it never reaches. */
  readonly hiddenFrom: readonly string[];
  readonly order: number;
  text: string;
  status: MessageStatus;
}

export interface KeptUpload extends MessagePicture {
  readonly by: string;
}

export interface KeptConversation {
  readonly conversationId: string;
  readonly kind: ConversationKind;
  readonly name: string | null;
  /** Separates conversations under a designation by the thing that began each. */
  readonly apart: string;
  members: readonly ChatMember[];
  readonly messages: KeptMessage[];
  lastSeq: number;
  disappearsAfterDays: DisappearingDays;
}

export interface KeptBlock {
  readonly by: string;
  readonly whom: string;
  /** Conversation in which a designation is blocked, empty for a made-up name. */
  readonly where: string;
}

export interface KeptReport extends MessageReport {
  readonly by: string;
  readonly messageId: string;
}

export interface ChatFacts {
  readonly clock: Clock;
  readonly persona: (ref: string) => ChatPersona;
  readonly hasBlocked: (by: string, whom: string, where: Pick<KeptConversation, 'conversationId'>) => boolean;
}

export const isIn = ({ access }: ChatMember): boolean => access !== 'declined' && access !== 'left';
