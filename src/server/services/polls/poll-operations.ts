import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Polls } from '#core/polls/polls.ts';

export const pollOperations = ({ polls }: { readonly polls: Polls }) =>
  ({
    getPollConfig: () => polls.config(),
    votePoll: ({ body }) => polls.choose(body.postId, body.optionId),
    fetchPollVotes: async ({ body }) => ({ items: [...(await polls.of(body.postIds))].map(([postId, poll]) => ({ postId, poll })) }),
  }) satisfies Partial<Service<operations>>;
