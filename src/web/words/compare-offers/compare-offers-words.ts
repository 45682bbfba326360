import { wordsIn } from '../words.ts';

/** Sentences of the comparison of offers. */
export const compareOffersWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
