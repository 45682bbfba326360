import { wordsIn } from '../words.ts';

/** Sentences for deactivating an account, and deleting it. */
export const accountWords = wordsIn(
  'manageAccount',
  () => import(/* webpackChunkName: "manageAccount-en" */ './en.ts'),
  () => import(/* webpackChunkName: "manageAccount-hi" */ './hi.ts'),
);
