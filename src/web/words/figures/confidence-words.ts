import { wordsIn } from '../words.ts';

/** Sentences of how far a figure can be relied on. */
export const confidenceWords = wordsIn(
  'salaries',
  () => import(/* webpackChunkName: "salaries-en" */ './confidence-en.ts'),
  () => import(/* webpackChunkName: "salaries-hi" */ './confidence-hi.ts'),
);
