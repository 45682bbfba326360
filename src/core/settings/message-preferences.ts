import type { MessagePreference } from './message-preference.ts';

/** Where it is kept of what the member wants to be told. */
export abstract class MessagePreferences {
  abstract own(): Promise<MessagePreference>;
  abstract save(preference: MessagePreference): Promise<MessagePreference>;
}
