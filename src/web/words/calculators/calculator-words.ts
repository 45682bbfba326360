import { wordsIn } from '../words.ts';

/** Sentences that all calculators share. */
export const calculatorWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
