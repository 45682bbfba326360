import type { Language } from '../device/preferences.ts';
import type { Notification } from './notification.ts';

/** Screen up to 768 pixels wide, or wider. */
export type NotificationPlatform = 'phone' | 'computer';

/** Notifications go to the name concerned, never joining a member's names. */
export abstract class Notifications {
  /** Newest first, worded in a language. */
  abstract list(platform: NotificationPlatform, language: Language): Promise<readonly Notification[]>;
  /** Never downgrades read ones, and ignores those of others. */
  abstract view(notificationIds: readonly string[]): Promise<void>;
  abstract read(notificationIds: readonly string[]): Promise<void>;
  /** Marks a pressed push as read by its sealed key; expired or foreign keys do nothing. */
  abstract pressed(key: string): Promise<void>;
}
