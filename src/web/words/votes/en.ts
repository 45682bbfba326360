import { compact } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of votes, in English. The type of every other language is the type of this one. */
export const words = {
  label: 'Votes',
  up: 'Upvote',
  down: 'Downvote',
  score: (count: number) => compact(count),
  scoreSaid: (count: number) => counted(count, 'vote', 'votes'),
};

export type VoteWords = typeof words;
