import type { Language } from '../device/preferences.ts';
import type { Notification } from './notification.ts';

/** Where the list is shown: on a screen at most 768 pixels wide, or on a wider one. */
export type NotificationPlatform = 'phone' | 'computer';

/** What a member is notified of: what others answered, how many liked it, what was decided. Each goes to the name that it is about, and nothing joins two names of one member. */
export abstract class Notifications {
  /** The newest ones, in sentences of a language. */
  abstract list(platform: NotificationPlatform, language: Language): Promise<readonly Notification[]>;
  /** Marks these as seen; one that is read stays so. What is none of the member’s own changes nothing. */
  abstract view(notificationIds: readonly string[]): Promise<void>;
  /** Marks these as read. */
  abstract read(notificationIds: readonly string[]): Promise<void>;
  /** Marks as read what was pressed on a locked screen, by the sealed key that went there; one that is over or is another’s changes nothing. */
  abstract pressed(key: string): Promise<void>;
}
