import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Votes } from '#core/votes/votes.ts';

export const voteOperations = ({ votes }: { readonly votes: Votes }) =>
  ({
    castVote: async ({ body }) => ({ resourceId: body.resourceId, ...(await votes.cast(body, body.voteType)) }),
    getVote: async ({ query }) => {
      const tally = await votes.tallyOf(query);
      return { resourceId: query.resourceId, ...tally, isMine: tally.myVote === (query.voteType ?? tally.myVote) };
    },
    castVotesBulk: async ({ body }) => ({
      results: (await votes.castAll(body.votes)).map(({ resourceId, tally }) => ({
        resourceId,
        isCounted: tally !== null,
        tally: tally && { resourceId, ...tally },
      })),
    }),
    getOwnMarks: async ({ query: { ids = [], communities: hasCommunities = false, companies = [], jobs = [], contributions = [] } }) => {
      const { votes: voted, choices, follows, saved, helpful, areOthers } = await votes.marksOn({ ids, hasCommunities, companies, jobs, contributions });
      return {
        votes: [...voted].map(([id, voteType]) => ({ id, voteType })),
        choices: [...choices].map(([postId, optionId]) => ({ postId, optionId })),
        follows: [...follows],
        saved: [...saved],
        helpful: [...helpful],
        areOthers,
      };
    },
    listVotedPosts: async ({ body }) => ({ items: [...(await votes.mineOn(body.ids))].map(([id, voteType]) => ({ id, voteType })) }),
  }) satisfies Partial<Service<operations>>;
