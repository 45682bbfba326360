import { wordsIn } from '../words.ts';

/** Sentences below a post. */
export const commentWords = wordsIn('comments', () => import('../en/comments/words.ts'));
