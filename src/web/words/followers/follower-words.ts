import { wordsIn } from '../words.ts';

/** Sentences of badges and of companies like one. */
export const followerWords = wordsIn(
  'followers',
  () => import(/* webpackChunkName: "followers-en" */ './en.ts'),
  () => import(/* webpackChunkName: "followers-hi" */ './hi.ts'),
);
