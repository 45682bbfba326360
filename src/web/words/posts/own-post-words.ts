import { wordsIn } from '../words.ts';

/** Sentences around a member’s own posts. They stand apart, for readers of posts do not need them. */
export const ownPostWords = wordsIn(
  'ownPosts',
  () => import(/* webpackChunkName: "ownPosts-en" */ './own-en.ts'),
  () => import(/* webpackChunkName: "ownPosts-hi" */ './own-hi.ts'),
);
