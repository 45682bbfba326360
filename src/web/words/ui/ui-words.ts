import { wordsIn } from '../words.ts';

/** Sentences of the controls themselves. */
export const uiWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
