import { wordsIn } from '../words.ts';

/** Sentences for reading, voting and answering. */
export const postWords = wordsIn('posts', () => import('../en/posts/words.ts'));
