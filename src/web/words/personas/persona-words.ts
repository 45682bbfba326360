import { wordsIn } from '../words.ts';

/** Sentences for changing a made-up name or its picture. */
export const personaWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './hi.ts'),
);
