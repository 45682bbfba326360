import { wordsIn } from '../words.ts';

/** Sentences of the arrows under posts and comments. */
export const voteWords = wordsIn(
  'posts',
  () => import(/* webpackChunkName: "posts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "posts-hi" */ './hi.ts'),
);
