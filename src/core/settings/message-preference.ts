import { usualQuietHours, type QuietHours } from '../notifications/quiet-hours.ts';
import { pushedTopics, type PushedTopic, type NotificationTopic } from '../notifications/notification-topics.ts';

export const chatOpenings = ['everyone', 'verified', 'nobody'] as const;
export type ChatOpening = (typeof chatOpenings)[number];

/** Wanted notifications, and groups that may write to the member. */
export interface MessagePreference {
  readonly chats: ChatOpening;
  readonly replies: boolean;
  /** Includes other small reactions. */
  readonly votes: boolean;
  /** End of polls that the member voted in. */
  readonly polls: boolean;
  /** Topics pushed to devices while the site is not open. */
  readonly pushed: readonly PushedTopic[];
  readonly quietHours: QuietHours | null;
  readonly communities: boolean;
  readonly jobs: boolean;
  /** Lets locked screens show content, off by default (S-111). */
  readonly showsContent: boolean;
}

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

/** Topics a member may mute, which excludes decisions on their own content. */
export const listedTopics = ['replies', 'votes', 'polls', 'communities', 'jobs'] as const satisfies readonly (NotificationTopic & keyof MessagePreference)[];

export const unlistedTopics = (preference: MessagePreference): readonly NotificationTopic[] => listedTopics.filter((topic) => !preference[topic]);
