import type { MessageReport } from '#core/chat/chats.ts';
import type { ChatStatus, ConversationKind, ConversationState } from '#core/chat/conversation.ts';
import type { ChatMessage, DisappearingDays, MessageStatus } from '#core/chat/message.ts';
import type { Clock } from '#core/clock.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import type { Author } from '#core/personas/author.ts';

/** A persona that writes, known to the backend by its key. */
export interface ChatPersona {
  readonly ref: string;
  readonly author: Author;
  status: ChatStatus;
  isGone: boolean;
}

/** Where someone is in a conversation; who declined it or left it is not in it. */
export type OpenSockets = ConversationState | 'declined' | 'left';

export interface ChatMember {
  readonly ref: string;
  readonly personId: string;
  access: OpenSockets;
  /** What was written up to this number is not theirs to see. */
  since: number;
  readSeq: number;
  isMuted: boolean;
}

/** A message as it is stored. */
export interface KeptMessage extends Pick<ChatMessage, 'messageId' | 'conversationId' | 'seq' | 'clientMessageId' | 'picture'> {
  readonly by: string;
  readonly sentAtMs: number;
  readonly goneAtMs: number;
  /** Those whom it never reaches. */
  readonly hiddenFrom: readonly string[];
  /** The place among all that is written, by which conversations are ordered. */
  readonly order: number;
  text: string;
  status: MessageStatus;
}

/** A picture that someone has uploaded, and that no message has taken yet. */
export interface KeptUpload extends MessagePicture {
  readonly by: string;
}

export interface KeptConversation {
  readonly conversationId: string;
  readonly kind: ConversationKind;
  readonly name: string | null;
  /** What keeps conversations with what one works as apart: the thing that each began with. */
  readonly apart: string;
  members: readonly ChatMember[];
  readonly messages: KeptMessage[];
  lastSeq: number;
  disappearsAfterDays: DisappearingDays;
}

export interface KeptBlock {
  readonly by: string;
  readonly whom: string;
  /** The one conversation in which what someone works as is blocked; empty for a made-up name. */
  readonly where: string;
}

export interface KeptReport extends MessageReport {
  readonly by: string;
  readonly messageId: string;
}

/** What has to be known to say what a member sees. */
export interface ChatFacts {
  readonly clock: Clock;
  readonly persona: (ref: string) => ChatPersona;
  readonly hasBlocked: (by: string, whom: string, where: Pick<KeptConversation, 'conversationId'>) => boolean;
}

export const isIn = ({ access }: ChatMember): boolean => access !== 'declined' && access !== 'left';
