import { usualMessages, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';

export class FakeMessagePreferences implements MessagePreferences {
  kept: MessagePreference = usualMessages;

  async own(): Promise<MessagePreference> {
    return this.kept;
  }

  async save(preference: MessagePreference): Promise<MessagePreference> {
    this.kept = preference;
    return preference;
  }
}
