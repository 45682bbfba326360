import { wordsIn } from '../words.ts';

/** Sentences of the arrows under posts and comments. */
export const voteWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
