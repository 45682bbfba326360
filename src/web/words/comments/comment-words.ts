import { wordsIn } from '../words.ts';

/** Sentences below a post. */
export const commentWords = wordsIn(
  'comments',
  () => import(/* webpackChunkName: "comments-en" */ './en.ts'),
  () => import(/* webpackChunkName: "comments-hi" */ './hi.ts'),
);
