import { wordsIn } from '../words.ts';

/** Sentences of whether a pay is fair. */
export const paidFairlyWords = wordsIn(
  'paidFairly',
  () => import(/* webpackChunkName: "paidFairly-en" */ './en.ts'),
  () => import(/* webpackChunkName: "paidFairly-hi" */ './hi.ts'),
);
