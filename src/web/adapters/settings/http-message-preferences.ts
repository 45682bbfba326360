import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';

export class HttpMessagePreferences implements MessagePreferences {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  own(): Promise<MessagePreference> {
    return this.#user.getMessagePreferences({});
  }

  save(preference: MessagePreference): Promise<MessagePreference> {
    return this.#user.saveMessagePreferences({ body: preference });
  }
}
