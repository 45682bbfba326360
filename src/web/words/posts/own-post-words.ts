import { wordsIn } from '../words.ts';

/** Sentences around a member’s own posts. They stand apart, for readers of posts do not need them. */
export const ownPostWords = wordsIn('ownPosts', () => import('../en/posts/own.ts'));
