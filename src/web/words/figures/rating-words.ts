import { wordsIn } from '../words.ts';

/** Sentences of a rating, beside those of companies. */
export const ratingWords = wordsIn(
  'companies',
  () => import(/* webpackChunkName: "companies-en" */ './rating-en.ts'),
  () => import(/* webpackChunkName: "companies-hi" */ './rating-hi.ts'),
);
