import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** Votes, polls and salary offers. */
export const voteOperations = ({ votes, polls, offers }: FeedPorts) =>
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
    listVotedPosts: async ({ body }) => ({ items: [...(await votes.mineOn(body.ids))].map(([id, voteType]) => ({ id, voteType })) }),
    getPollConfig: () => polls.config(),
    votePoll: ({ body }) => polls.choose(body.postId, body.optionId),
    fetchPollVotes: async ({ body }) => ({ items: [...(await polls.of(body.postIds))].map(([postId, poll]) => ({ postId, poll })) }),
    createSalaryPost: ({ body }) => offers.save(body),
    listSalaryPosts: async () => ({ items: await offers.list() }),
    getSalaryPost: ({ path }) => offers.at(path.salaryId),
    updateSalaryPost: ({ path, body }) => offers.change(path.salaryId, body),
    deleteSalaryPost: async ({ path }) => {
      await offers.remove(path.salaryId);
      return undefined;
    },
    getSalaryPostConfig: () => offers.config(),
    voteSalaryPost: ({ body }) => offers.choose(body.postId, body.offerId),
    fetchSalaryPostVotes: async ({ body }) => ({ items: [...(await offers.of(body.postIds)).values()] }),
  }) satisfies Partial<Service<operations>>;
