import { wordsIn } from '../words.ts';

/** Sentences of the arrows under posts and comments. */
export const voteWords = wordsIn('posts', () => import('../en/votes/words.ts'));
