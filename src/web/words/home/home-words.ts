import { wordsIn } from '../words.ts';

/** Sentences of the first page. */
export const homeWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
