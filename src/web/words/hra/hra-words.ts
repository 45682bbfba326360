import { wordsIn } from '../words.ts';

/** Sentences of the HRA calculator. */
export const hraWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
