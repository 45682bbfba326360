import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';

export const httpFeedbacks = (user: Service<operations>): Feedbacks => ({
  async own() {
    const { rating, text } = await user.getFeedback({});
    return rating === null ? undefined : { rating, text };
  },
  give: ({ rating, text }) => user.upsertFeedback({ body: { rating, text } }),
});
