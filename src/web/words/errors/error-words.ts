import { wordsIn } from '../words.ts';

/** Sentences about failures and about waiting. */
export const errorWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
