import { wordsIn } from '../words.ts';

/** Sentences around a member’s own posts. They stand apart, for readers of posts do not need them. */
export const ownPostWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './own-en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './own-hi.ts'),
);
