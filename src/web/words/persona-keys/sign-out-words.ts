import { wordsIn } from '../words.ts';

/** Sentences of the question before signing out. */
export const signOutWords = wordsIn(
  'personas',
  () => import(/* webpackChunkName: "personas-en" */ './sign-out-en.ts'),
  () => import(/* webpackChunkName: "personas-hi" */ './sign-out-hi.ts'),
);
