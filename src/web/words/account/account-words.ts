import { wordsIn } from '../words.ts';

/** Sentences for putting an account to rest, coming back to it, and deleting it. */
export const accountWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './hi.ts'),
);
