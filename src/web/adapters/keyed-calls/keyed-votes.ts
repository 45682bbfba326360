import type { CredentialRule, CallHandler } from './keyed-call.ts';
import { fieldOf, itemsOf } from './own-things.ts';

const vote = (handler: CallHandler): CredentialRule<'vote'> => ({ by: 'vote', handler });
const asked = (handler: CallHandler): CredentialRule<'key'> => ({ by: 'key', handler });

const heard: CallHandler = async ({ votes, byKey }) => {
  const tally = await byKey();
  votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
  return tally;
};

/** Votes go by key, with whatever counts like one, and so do the questions how one voted. */
export const votingRows = {
  castVote: vote(heard),
  voteAnswer: vote(heard),
  castVotesBulk: vote(async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { tally } of itemsOf(answer, 'results').map(Object)) votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
    return answer;
  }),
  getVote: asked(({ byKey }) => byKey()),
  listVotedPosts: asked(async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { id, voteType } of itemsOf(answer).map(Object)) votes.hear(id, voteType);
    return answer;
  }),
  votePoll: vote(async ({ given, votes, byKey }) => {
    const poll = await byKey();
    votes.hearPoll(fieldOf(given.body, 'postId'), poll);
    return poll;
  }),
  fetchPollVotes: asked(async ({ votes, byKey }) => {
    const answer = await byKey();
    for (const { postId, poll } of itemsOf(answer).map(Object)) votes.hearPoll(postId, poll);
    return answer;
  }),
  voteSalaryPost: vote(({ byKey }) => byKey()),
  fetchSalaryPostVotes: asked(({ byKey }) => byKey()),
  requestAnswer: vote(({ byKey }) => byKey()),
  reportContent: vote(({ byKey }) => byKey()),
  reportQuestion: vote(({ byKey }) => byKey()),
} satisfies Readonly<Record<string, CredentialRule>>;
