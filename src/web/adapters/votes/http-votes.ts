import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Tally } from '#core/votes/vote.ts';
import type { Votes } from '#core/votes/votes.ts';

export const httpVotes = (feed: Service<operations>): Votes => ({
  cast: async (resource, vote) => tallyFromContract(await feed.castVote({ body: { ...resource, voteType: vote } })),
  async castAll(votes) {
    const { results } = await feed.castVotesBulk({ body: { votes } });
    return results.map(({ resourceId, tally }) => ({ resourceId, tally: tally && tallyFromContract(tally) }));
  },
  tallyOf: async (resource) => tallyFromContract(await feed.getVote({ query: { ...resource } })),
  async mineOn(ids) {
    if (ids.length === 0) return new Map();
    const { items } = await feed.listVotedPosts({ body: { ids } });
    return new Map(items.map(({ id, voteType }) => [id, voteType]));
  },
  async marksOn({ hasCommunities: communities, ...things }) {
    const { votes, choices, follows = [], saved = [], helpful = [], areOthers } = await feed.getOwnMarks({ query: { communities, ...things } });
    return {
      votes: new Map(votes.map(({ id, voteType }) => [id, voteType])),
      choices: new Map(choices.map(({ postId, optionId }) => [postId, optionId])),
      follows,
      saved,
      helpful,
      areOthers,
    };
  },
});

const tallyFromContract = ({ upVotes, downVotes, myVote }: Tally): Tally => ({ upVotes, downVotes, myVote });
