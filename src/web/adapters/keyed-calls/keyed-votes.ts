import type { Way } from './keyed-call.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** Votes go by key, with whatever counts like one, and so do the questions how one voted. */
export const votingWays = {
  castVote: async ({ votes, byKey }) => {
    const tally = await byKey();
    votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
    return tally;
  },
  castVotesBulk: async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { tally } of itemsOf(answer, 'results').map(Object)) votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
    return answer;
  },
  getVote: ({ byKey }) => byKey(),
  listVotedPosts: async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { id, voteType } of itemsOf(answer).map(Object)) votes.hear(id, voteType);
    return answer;
  },
  votePoll: async ({ given, votes, byKey }) => {
    const poll = await byKey();
    votes.hearPoll(fieldOf(given.body, 'postId'), poll);
    return poll;
  },
  fetchPollVotes: async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { postId, poll } of itemsOf(answer).map(Object)) votes.hearPoll(postId, poll);
    return answer;
  },
  voteSalaryPost: ({ byKey }) => byKey(),
  fetchSalaryPostVotes: ({ byKey }) => byKey(),
  requestAnswer: ({ byKey }) => byKey(),
  reportContent: ({ byKey }) => byKey(),
} satisfies Readonly<Record<string, Way>>;
