import { wordsIn } from '../words.ts';

/** Sentences of a member’s own profile. */
export const profileWords = wordsIn(
  'user',
  () => import(/* webpackChunkName: "user-en" */ './en.ts'),
  () => import(/* webpackChunkName: "user-hi" */ './hi.ts'),
);
