import { wordsIn } from '../words.ts';

/** Sentences about failures, about waiting, and for pages that are not there. */
export const errorWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
