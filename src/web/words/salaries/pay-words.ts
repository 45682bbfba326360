import { wordsIn } from '../words.ts';

/** Sentences of the pages that show what jobs pay. */
export const payWords = wordsIn(
  'salaries',
  () => import(/* webpackChunkName: "salaries-en" */ './pay-en.ts'),
  () => import(/* webpackChunkName: "salaries-hi" */ './pay-hi.ts'),
);
