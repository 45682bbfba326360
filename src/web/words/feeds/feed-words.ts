import { wordsIn } from '../words.ts';

/** Sentences of posts in an order. */
export const feedWords = wordsIn('posts', () => import('../en/feeds/words.ts'));
