import { wordsIn } from '../words.ts';

/** Sentences of posts in an order. */
export const feedWords = wordsIn(
  'posts',
  () => import(/* webpackChunkName: "posts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "posts-hi" */ './hi.ts'),
);
