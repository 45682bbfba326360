import { wordsIn } from '../words.ts';

/** Sentences of polls in posts. */
export const pollWords = wordsIn(
  'posts',
  () => import(/* webpackChunkName: "posts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "posts-hi" */ './hi.ts'),
);
