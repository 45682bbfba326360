import type { VoteWays } from '#core/votes/vote-ways.ts';

export class FakeVoteWays implements VoteWays {
  isByKey = false;

  async areByKey(): Promise<boolean> {
    return this.isByKey;
  }
}
