import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import { usualMessages } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';

export const httpMessagePreferences = (user: Service<operations>): MessagePreferences => ({
  own: async () => ({ ...usualMessages, ...(await user.getMessagePreferences({})) }),
  save: async ({ pushed, ...preference }) => ({ ...usualMessages, ...(await user.saveMessagePreferences({ body: { ...preference, pushed: [...pushed] } })) }),
});
