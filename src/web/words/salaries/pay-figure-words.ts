import { wordsIn } from '../words.ts';

/** Sentences of figures of pay: amounts, whose they are, and how they are worked out. */
export const payFigureWords = wordsIn(
  'salaries',
  () => import(/* webpackChunkName: "salaries-en" */ './pay-figures-en.ts'),
  () => import(/* webpackChunkName: "salaries-hi" */ './pay-figures-hi.ts'),
);
