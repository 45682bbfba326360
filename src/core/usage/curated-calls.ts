import type { CuratedEventType } from './curated-events.ts';
import type { SentCall } from './sent-call.ts';

/** What a member did, by the call that did it. Contributions are not among them: they go by keys of their own, and no account may be seen beside them (F-07). */
const types: Readonly<Record<string, CuratedEventType>> = {
  createPost: 'postCreated',
  createQuestion: 'postCreated',
  createComment: 'commentCreated',
  replyToComment: 'commentCreated',
  createAnswer: 'commentCreated',
  castVote: 'voted',
  votePoll: 'voted',
  voteAnswer: 'voted',
  joinCommunity: 'communityJoined',
  applyToJob: 'jobApplied',
  listSearchResults: 'searched',
};

/** The event that a call is, once it is done; nothing for one that was sent apart from the session, which may be the matter of a made-up name. */
export const curatedTypeOf = ({ operation, isApart, isDone }: SentCall): CuratedEventType | undefined =>
  isDone && !isApart && Object.hasOwn(types, operation) ? types[operation] : undefined;
