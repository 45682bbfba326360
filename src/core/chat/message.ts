import type { Author } from '../personas/author.ts';
import type { MessagePicture } from './message-picture.ts';

export const longestMessage = 2_000;
/** Limit of one answer, and the default. */
export const mostMessages = 1_000;
export const usualMessageCount = 50;
export const longestMessageSearch = 80;
/** Days until deletion, unless messages of the conversation disappear sooner. */
export const messageDays = 365;

/** Days until messages disappear, or null for the usual time. */
export const disappearingDays = [1, 7, 30] as const;
export type DisappearingDays = (typeof disappearingDays)[number] | null;

export const messageStatuses = ['LIVE', 'FLAGGED', 'AUTHOR_REJECTED', 'DELETED'] as const;
/** Shown, awaiting a moderator, taken down, or deleted by the author. */
export type MessageStatus = (typeof messageStatuses)[number];

export interface ChatMessage {
  readonly messageId: string;
  readonly conversationId: string;
  /** Gapless number in the conversation, assigned by the writing transaction. */
  readonly seq: number;
  /** Id from the sender's device, written only once. */
  readonly clientMessageId: string;
  /** Author, or null after leaving for good. */
  readonly personId: string | null;
  readonly author: Author;
  readonly status: MessageStatus;
  readonly text: string;
  readonly picture: MessagePicture | null;
  /** Day in India. */
  readonly sentOn: string;
  /** Minute, for about an hour, after which only the day remains. */
  readonly sentAt: string | null;
}

export interface MessageDraft {
  readonly clientMessageId: string;
  readonly text: string;
  /** Unused upload of the sender. */
  readonly pictureId?: string | null;
}

export type MessageProblem = 'empty' | 'long';

export function messageProblem({ text, pictureId }: Pick<MessageDraft, 'text' | 'pictureId'>): MessageProblem | undefined {
  if (text.trim() === '' && !pictureId) return 'empty';
  return text.length > longestMessage ? 'long' : undefined;
}

/** Part of a conversation after a number, before one, or matching a text. */
export interface MessageRange {
  readonly after?: number;
  readonly before?: number;
  readonly query?: string;
  readonly limit?: number;
}

/** Messages visible to the reader, by number. */
export interface MessagePage {
  readonly messages: readonly ChatMessage[];
  /** Number up to which the page is complete for this reader. */
  readonly upTo: number;
  /** True if more follow in the requested direction. */
  readonly hasMore: boolean;
}
