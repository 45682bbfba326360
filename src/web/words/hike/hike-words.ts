import { wordsIn } from '../words.ts';

/** Sentences of the hike calculator. */
export const hikeWords = wordsIn(
  'calculator-words',
  () => import(/* webpackChunkName: "calculator-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "calculator-words-hi" */ './hi.ts'),
);
