import type { Language } from '../device/preferences.ts';
import { usualQuietHours, type QuietHours } from './quiet-hours.ts';
import { pushedTopics, type PushedTopic } from './notification-topics.ts';

/** What a member wants of messages to a device. It goes along with the device, so that no account has to be asked when one leaves. */
export interface PushWishes {
  readonly language: Language;
  readonly topics: readonly PushedTopic[];
  /** When none come; nothing where they come at any hour. */
  readonly quietHours: QuietHours | null;
  /** Whether a locked screen may say what a message is about (S-111). */
  readonly showsContent: boolean;
}

export const usualPushWishes: PushWishes = { language: 'en', topics: pushedTopics, quietHours: usualQuietHours, showsContent: false };
