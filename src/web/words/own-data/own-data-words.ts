import { wordsIn } from '../words.ts';

/** Sentences for taking one’s data along. */
export const ownDataWords = wordsIn(
  'manageAccount',
  () => import(/* webpackChunkName: "manageAccount-en" */ './en.ts'),
  () => import(/* webpackChunkName: "manageAccount-hi" */ './hi.ts'),
);
