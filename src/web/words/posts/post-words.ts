import { wordsIn } from '../words.ts';

/** Sentences for reading, voting and answering. */
export const postWords = wordsIn(
  'posts',
  () => import(/* webpackChunkName: "posts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "posts-hi" */ './hi.ts'),
);
