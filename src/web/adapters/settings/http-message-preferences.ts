import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';

export const httpMessagePreferences = (user: Service<operations>): MessagePreferences => ({
  own: () => user.getMessagePreferences({}),
  save: (preference) => user.saveMessagePreferences({ body: preference }),
});
