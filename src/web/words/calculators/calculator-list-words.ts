import { wordsIn } from '../words.ts';

/** Sentences of the list of calculators, which none of them needs. */
export const calculatorListWords = wordsIn(
  'calculators-words',
  () => import(/* webpackChunkName: "calculators-words-en" */ './list-en.ts'),
  () => import(/* webpackChunkName: "calculators-words-hi" */ './list-hi.ts'),
);
