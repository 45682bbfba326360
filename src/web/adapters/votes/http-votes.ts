import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Resource, Tally, Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';

export class HttpVotes implements Votes {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async cast(resource: Resource, vote: Vote): Promise<Tally> {
    return tallyFromContract(await this.#feed.castVote({ body: { ...resource, voteType: vote } }));
  }

  async castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]> {
    const { results } = await this.#feed.castVotesBulk({ body: { votes } });
    return results.map(({ resourceId, tally }) => ({ resourceId, tally: tally && tallyFromContract(tally) }));
  }

  async tallyOf(resource: Resource): Promise<Tally> {
    return tallyFromContract(await this.#feed.getVote({ query: { ...resource } }));
  }

  async mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    if (ids.length === 0) return new Map();
    const { items } = await this.#feed.listVotedPosts({ body: { ids } });
    return new Map(items.map(({ id, voteType }) => [id, voteType]));
  }
}

const tallyFromContract = ({ upVotes, downVotes, myVote }: Tally): Tally => ({ upVotes, downVotes, myVote });
