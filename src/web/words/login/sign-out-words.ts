import { wordsIn } from '../words.ts';

/** Sentences of the question before signing out. */
export const signOutWords = wordsIn(
  'sign-out',
  () => import(/* webpackChunkName: "sign-out-en" */ './sign-out-en.ts'),
  () => import(/* webpackChunkName: "sign-out-hi" */ './sign-out-hi.ts'),
);
