import { wordsIn } from '../words.ts';

/** Sentences about devices and passkeys. */
export const sessionWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './hi.ts'),
);
