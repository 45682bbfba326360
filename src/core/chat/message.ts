import type { Author } from '../personas/author.ts';
import type { MessagePicture } from './message-picture.ts';

/** The longest message. */
export const longestMessage = 2_000;
/** The most messages of one answer, and how many come where nobody says. */
export const mostMessages = 1_000;
export const usualMessageCount = 50;
/** The longest text that is looked for in a conversation. */
export const longestMessageSearch = 80;
/** A message is deleted so many days after it was sent, unless its conversation lets messages disappear sooner. */
export const messageDays = 365;

/** The days after which messages may disappear; null where a conversation keeps them as long as any. */
export const disappearingDays = [1, 7, 30] as const;
export type DisappearingDays = (typeof disappearingDays)[number] | null;

export const messageStatuses = ['LIVE', 'FLAGGED', 'AUTHOR_REJECTED', 'DELETED'] as const;
/** Whether a message is shown, waits for a moderator, was taken down by one, or was deleted by its author. */
export type MessageStatus = (typeof messageStatuses)[number];

/** A message as everyone in its conversation sees it. */
export interface ChatMessage {
  readonly messageId: string;
  readonly conversationId: string;
  /** Its number in the conversation, given in the transaction that writes it: 1, 2, 3, without a gap. */
  readonly seq: number;
  /** The id that its sender's device gave it; the same one is written once. */
  readonly clientMessageId: string;
  /** Who of the conversation wrote it; null once they left for good. */
  readonly personId: string | null;
  readonly author: Author;
  readonly status: MessageStatus;
  readonly text: string;
  /** The picture it shows. */
  readonly picture: MessagePicture | null;
  /** The day in India. */
  readonly sentOn: string;
  /** The minute, for about an hour; later only the day is known. */
  readonly sentAt: string | null;
}

/** A message to be sent. */
export interface MessageDraft {
  readonly clientMessageId: string;
  readonly text: string;
  /** A picture that its sender has uploaded, and that nothing has taken yet. */
  readonly pictureId?: string | null;
}

/** The problems of a draft. */
export type MessageProblem = 'empty' | 'long';

export function messageProblem({ text, pictureId }: Pick<MessageDraft, 'text' | 'pictureId'>): MessageProblem | undefined {
  if (text.trim() === '' && !pictureId) return 'empty';
  return text.length > longestMessage ? 'long' : undefined;
}

/** The part of a conversation that is asked for: what came after a number, what was before one, or what says something. */
export interface MessageRange {
  readonly after?: number;
  readonly before?: number;
  readonly query?: string;
  readonly limit?: number;
}

/** Messages in the order of their numbers, as far as the reader may see them. */
export interface MessagePage {
  readonly messages: readonly ChatMessage[];
  /** The number of the last message that this page speaks for: everything up to it is here, or not for this reader. */
  readonly upTo: number;
  /** Whether there are more in the direction that was asked for. */
  readonly hasMore: boolean;
}
