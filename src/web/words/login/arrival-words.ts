import { wordsIn } from '../words.ts';

/** Sentences for who comes from a login or a sign-out. */
export const arrivalWords = wordsIn(
  'login-arrival',
  () => import(/* webpackChunkName: "login-arrival-en" */ './arrival-en.ts'),
  () => import(/* webpackChunkName: "login-arrival-hi" */ './arrival-hi.ts'),
);
