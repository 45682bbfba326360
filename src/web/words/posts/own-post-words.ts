import { wordsIn } from '../words.ts';

/** Separate file, as readers of posts do not need them. */
export const ownPostWords = wordsIn('ownPosts', () => import('../en/posts/own.ts'));
