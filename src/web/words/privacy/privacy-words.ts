import { wordsIn } from '../words.ts';

/** Sentences of the data map. */
export const privacyWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
