import type { Language } from '../device/preferences.ts';
import { usualQuietHours, type QuietHours } from './quiet-hours.ts';
import { pushedTopics, type PushedTopic } from './notification-topics.ts';

/** Push preferences, stored with the device so that no account lookup is needed. */
export interface PushWishes {
  readonly language: Language;
  readonly topics: readonly PushedTopic[];
  /** Null for messages at any hour. */
  readonly quietHours: QuietHours | null;
  /** Allows content on a locked screen (S-111). */
  readonly showsContent: boolean;
}

export const usualPushWishes: PushWishes = { language: 'en', topics: pushedTopics, quietHours: usualQuietHours, showsContent: false };
