import { wordsIn } from '../words.ts';

/** Sentences for logging in. */
export const loginWords = wordsIn(
  'login',
  () => import(/* webpackChunkName: "login-en" */ './en.ts'),
  () => import(/* webpackChunkName: "login-hi" */ './hi.ts'),
);
