import { wordsIn } from '../words.ts';

/** Sentences of the HRA calculator. */
export const hraWords = wordsIn(
  'hra-words',
  () => import(/* webpackChunkName: "hra-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "hra-words-hi" */ './hi.ts'),
);
