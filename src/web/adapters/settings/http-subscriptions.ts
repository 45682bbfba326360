import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';

export const httpSubscriptions = (user: Service<operations>): Subscriptions => ({
  choose: async (topics) => (await user.subscribe({ body: topics ? { topics } : {} })).items,
  end: async (token) => (await user.unsubscribe({ body: { token } })).topic,
});
