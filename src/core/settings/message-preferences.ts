import type { MessagePreference } from './message-preference.ts';

/** Notification preferences. */
export abstract class MessagePreferences {
  abstract own(): Promise<MessagePreference>;
  abstract save(preference: MessagePreference): Promise<MessagePreference>;
}
