import { compact } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  label: 'Votes',
  up: 'Upvote',
  down: 'Downvote',
  byKey: 'Your votes, requests and reports use your made-up name, which is not ready in this browser.',
  // Promise F-16
  takenBack: 'Your votes of before are taken back, so that they do not lead to your new name. You can vote again.',
  waits: 'Waiting for the connection',
  toName: 'To your made-up name',
  score: (count: number) => compact(count),
  scoreSaid: (count: number) => counted(count, 'vote', 'votes'),
};

export type VoteWords = typeof words;
