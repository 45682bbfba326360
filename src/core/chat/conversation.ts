import type { Author } from '../personas/author.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { ChatMessage, DisappearingDays } from './message.ts';

/** The most conversations of one list. */
export const mostConversations = 100;
/** The most people of a group, and how many of them one may ask at once. */
export const mostInGroup = 200;
export const mostAskedAtOnce = 20;
/** The most conversations that one persona starts on one day, so that nobody writes to all. */
export const mostStartedADay = 20;
export const shortestGroupName = 3;
export const longestGroupName = 60;
/** Unread messages are counted up to here; more are “99+”. */
export const mostUnread = 100;

export const conversationKinds = ['direct', 'group'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/**
 * Where the member is in a conversation: in it; asked to join it, which waits for their answer; or asking, so that nothing more than the first
 * message may be sent until the other one answers (F-40).
 */
export const conversationStates = ['joined', 'asked', 'asking'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** One of those in a conversation, known by an id of this conversation alone, so that two conversations do not join them. */
export interface ChatPerson {
  readonly personId: string;
  readonly author: Author;
  /** Up to which message they have read; null for a made-up name, which tells nobody what it reads (F-40). */
  readonly readSeq: number | null;
  /** Whether they have answered a request yet. */
  readonly hasJoined: boolean;
  /** Whether the reader has blocked them: a made-up name anywhere, and what someone works as in this conversation. */
  readonly isBlocked: boolean;
}

export interface Conversation {
  readonly conversationId: string;
  readonly kind: ConversationKind;
  /** The name of a group; null where two write to each other. */
  readonly name: string | null;
  /** The persona of the member in it. */
  readonly as: ProfileType;
  readonly me: string;
  readonly state: ConversationState;
  /** The other one, where two write to each other; null in a group, and where the other one left for good. */
  readonly other: ChatPerson | null;
  readonly peopleCount: number;
  readonly lastMessage: ChatMessage | null;
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly unread: number;
  readonly isMuted: boolean;
  readonly disappearsAfterDays: DisappearingDays;
}

/** A conversation with everyone in it. */
export interface OpenConversation extends Conversation {
  readonly people: readonly ChatPerson[];
}

/** A conversation, and the persona that asks about it, where a device has two of them. */
export interface ConversationKey {
  readonly conversationId: string;
  readonly as?: ProfileType;
}

/** The addressee of a first message: the author of something that everyone reads, or the owner of a made-up name. */
export type Addressee = { readonly resourceId: string; readonly resourceType: 'POST' | 'COMMENT' } | { readonly userName: string };

/** A conversation to be started: with its first message to one, or a group with a name. */
export type NewConversation =
  | { readonly kind: 'direct'; readonly as: ProfileType; readonly to: Addressee; readonly first: { readonly clientMessageId: string; readonly text: string } }
  | { readonly kind: 'group'; readonly as: ProfileType; readonly name: string; readonly userNames: readonly string[] };

/** What a member sets for themselves, or for all, of a conversation. */
export interface ConversationSettings {
  /** Whether its messages notify nobody who does not look. */
  readonly isMuted?: boolean;
  readonly disappearsAfterDays?: DisappearingDays;
}

export const chatStatuses = ['OPEN', 'CLOSED'] as const;
/** Whether strangers may send a persona a first message. */
export type ChatStatus = (typeof chatStatuses)[number];

export interface ChatTotals {
  /** Unread messages of conversations that are not muted. */
  readonly unreadCount: number;
  readonly groupCount: number;
}

/** The reasons why nothing can be sent, each the code of a refusal. */
export const chatRefusals = {
  /** The other one has not answered yet. */
  waiting: 'REQUEST_WAITING',
  /** This persona takes no messages from strangers, is not here, or is the member. */
  unreachable: 'ADDRESSEE_UNREACHABLE',
  /** The member was asked, and has not accepted. */
  unanswered: 'REQUEST_UNANSWERED',
  /** What was reported is not what is there. */
  changed: 'MESSAGE_CHANGED',
  full: 'GROUP_FULL',
  /** The picture is none of the sender's, or no longer there. */
  pictureGone: 'PICTURE_MISSING',
} as const;

/** Whether messages may be sent: who asks sends the first one alone, and who is asked answers the request first. */
export function sendRefusal(state: ConversationState, lastSeq: number): string | undefined {
  if (state === 'asked') return chatRefusals.unanswered;
  return state === 'asking' && lastSeq > 0 ? chatRefusals.waiting : undefined;
}

/** Whether a persona tells others up to where it has read: a made-up name never does (F-40). */
export const tellsReading = (profileType: ProfileType): boolean => profileType === 'DESIGNATION';
