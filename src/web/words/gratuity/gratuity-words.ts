import { wordsIn } from '../words.ts';

/** Sentences of the gratuity calculator. */
export const gratuityWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
