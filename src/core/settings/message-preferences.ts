import type { MessagePreference } from './message-preference.ts';

/** The port of message preferences: what the member wants to be notified of. */
export abstract class MessagePreferences {
  abstract own(): Promise<MessagePreference>;
  abstract save(preference: MessagePreference): Promise<MessagePreference>;
}
