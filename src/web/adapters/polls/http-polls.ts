import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Polls } from '#core/polls/polls.ts';

export const httpPolls = (feed: Service<operations>): Polls => ({
  config: () => feed.getPollConfig({}),
  choose: (postId, optionId) => feed.votePoll({ body: { postId, optionId } }),
  async of(postIds) {
    if (postIds.length === 0) return new Map();
    const { items } = await feed.fetchPollVotes({ body: { postIds } });
    return new Map(items.map(({ postId, poll }) => [postId, poll]));
  },
});
