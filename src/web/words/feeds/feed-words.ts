import { wordsIn } from '../words.ts';

/** Sentences of posts in an order. */
export const feedWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
