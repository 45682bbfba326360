import { usualQuietHours, type QuietHours } from '../notifications/quiet-hours.ts';
import { pushedTopics, type PushedTopic, type NotificationTopic } from '../notifications/notification-topics.ts';

/** The groups that may be allowed to begin a chat with a member. */
export const chatOpenings = ['everyone', 'verified', 'nobody'] as const;
export type ChatOpening = (typeof chatOpenings)[number];

/** The messages that a member gets, and the groups that may write to them. */
export interface MessagePreference {
  readonly chats: ChatOpening;
  /** Answers to what the member wrote. */
  readonly replies: boolean;
  /** Votes and other small signs on what the member wrote. */
  readonly votes: boolean;
  /** The end of polls that the member voted in. */
  readonly polls: boolean;
  /** Topics of which devices of the member are notified while nobody looks. */
  readonly pushed: readonly PushedTopic[];
  readonly quietHours: QuietHours | null;
  /** News of the communities that the member follows. */
  readonly communities: boolean;
  /** Jobs that fit an alert of the member. */
  readonly jobs: boolean;
  /** Whether messages on a locked screen may say what they are about. Usually they do not (S-111). */
  readonly showsContent: boolean;
}

/** The default for a member who has chosen nothing yet. */
export const usualMessages: MessagePreference = {
  chats: 'verified',
  replies: true,
  votes: true,
  polls: true,
  communities: true,
  jobs: true,
  pushed: pushedTopics,
  quietHours: usualQuietHours,
  showsContent: false,
};

/** The topics that a member may leave out of the list. What is decided about what they wrote always is there. */
export const listedTopics = ['replies', 'votes', 'polls', 'communities', 'jobs'] as const satisfies readonly (NotificationTopic & keyof MessagePreference)[];

export const unlistedTopics = (preference: MessagePreference): readonly NotificationTopic[] => listedTopics.filter((topic) => !preference[topic]);
