import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Poll, PollConfig } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';

export class HttpPolls implements Polls {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  config(): Promise<PollConfig> {
    return this.#feed.getPollConfig({});
  }

  choose(postId: string, optionId: string | null): Promise<Poll> {
    return this.#feed.votePoll({ body: { postId, optionId } });
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>> {
    if (postIds.length === 0) return new Map();
    const { items } = await this.#feed.fetchPollVotes({ body: { postIds } });
    return new Map(items.map(({ postId, poll }) => [postId, poll]));
  }
}
