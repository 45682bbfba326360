import { wordsIn } from '../words.ts';

/** Sentences of the offers in a post. */
export const offerWords = wordsIn(
  'posts',
  () => import(/* webpackChunkName: "posts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "posts-hi" */ './hi.ts'),
);
