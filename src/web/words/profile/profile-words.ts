import { wordsIn } from '../words.ts';

/** Sentences of a member’s own profile. */
export const profileWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './hi.ts'),
);
