import { wordsIn } from '../words.ts';

/** Sentences of the settings: all of them, one by one, and help. */
export const settingsWords = wordsIn(
  'account',
  () => import(/* webpackChunkName: "account-en" */ './en.ts'),
  () => import(/* webpackChunkName: "account-hi" */ './hi.ts'),
);
