import type { Author } from '../personas/author.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { ChatMessage, DisappearingDays } from './message.ts';

/** Conversations in one list. */
export const mostConversations = 100;
/** Limit of a group, and of invitations at once. */
export const mostInGroup = 200;
export const mostAskedAtOnce = 20;
/** Daily limit of a persona, against mass messages. */
export const mostStartedADay = 20;
export const shortestGroupName = 3;
export const longestGroupName = 60;
/** Cap of the unread count, shown as “99+”. */
export const mostUnread = 100;

export const conversationKinds = ['direct', 'group'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** Member's state: joined, invited, or waiting with only the first message allowed (F-40). */
export const conversationStates = ['joined', 'asked', 'asking'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Participant, with an id of this conversation only, so that conversations cannot be linked. */
export interface ChatPerson {
  readonly personId: string;
  readonly author: Author;
  /** Last message read, or null for made-up names, which never reveal reading (F-40). */
  readonly readSeq: number | null;
  readonly hasJoined: boolean;
  /** True if blocked, everywhere for made-up names and here for designations. */
  readonly isBlocked: boolean;
}

export interface Conversation {
  readonly conversationId: string;
  readonly kind: ConversationKind;
  /** Name of a group, or null between two. */
  readonly name: string | null;
  readonly as: ProfileType;
  readonly me: string;
  readonly state: ConversationState;
  /** Other participant of two, or null in groups and after leaving for good. */
  readonly other: ChatPerson | null;
  readonly peopleCount: number;
  readonly lastMessage: ChatMessage | null;
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly unread: number;
  readonly isMuted: boolean;
  readonly disappearsAfterDays: DisappearingDays;
}

export interface OpenConversation extends Conversation {
  readonly people: readonly ChatPerson[];
}

/** Conversation, and the asking persona on a device with two. */
export interface ConversationKey {
  readonly conversationId: string;
  readonly as?: ProfileType;
}

/** Addressee of a first message: the author of something public, or a made-up name. */
export type Addressee = { readonly resourceId: string; readonly resourceType: 'POST' | 'COMMENT' } | { readonly userName: string };

/** Opening with a first message, or a group with a name. */
export type NewConversation =
  | { readonly kind: 'direct'; readonly as: ProfileType; readonly to: Addressee; readonly first: { readonly clientMessageId: string; readonly text: string } }
  | { readonly kind: 'group'; readonly as: ProfileType; readonly name: string; readonly userNames: readonly string[] };

export interface ConversationSettings {
  readonly isMuted?: boolean;
  readonly disappearsAfterDays?: DisappearingDays;
}

export const chatStatuses = ['OPEN', 'CLOSED'] as const;
/** Willingness to receive first messages from strangers. */
export type ChatStatus = (typeof chatStatuses)[number];

export interface ChatTotals {
  /** Unread messages of unmuted conversations. */
  readonly unreadCount: number;
  readonly groupCount: number;
}

export const chatRefusals = {
  waiting: 'REQUEST_WAITING',
  /** Persona that refuses strangers, is gone, or is the member's own. */
  unreachable: 'ADDRESSEE_UNREACHABLE',
  unanswered: 'REQUEST_UNANSWERED',
  /** Text differs from the reported one. */
  changed: 'MESSAGE_CHANGED',
  full: 'GROUP_FULL',
  /** Picture of another sender, or gone. */
  pictureGone: 'PICTURE_MISSING',
} as const;

/** Lets the asking side send only the first message, and the asked side answer first. */
export function sendRefusal(state: ConversationState, lastSeq: number): string | undefined {
  if (state === 'asked') return chatRefusals.unanswered;
  return state === 'asking' && lastSeq > 0 ? chatRefusals.waiting : undefined;
}

/** Made-up names never reveal reading (F-40). */
export const tellsReading = (profileType: ProfileType): boolean => profileType === 'DESIGNATION';
