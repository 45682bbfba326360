import { wordsIn } from '../words.ts';

/** Sentences of the take-home calculator. */
export const takeHomeWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
