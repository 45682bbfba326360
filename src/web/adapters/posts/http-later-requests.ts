import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { LaterRequests } from '#core/persona-keys/later-requests.ts';

export const httpLaterRequests = (feed: Service<operations>): LaterRequests => ({
  withdraw: async (submissionKey) => (await feed.withdrawLater({ body: { submissionKey } })).isWithdrawn,
});
