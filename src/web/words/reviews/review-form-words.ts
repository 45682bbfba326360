import { wordsIn } from '../words.ts';

/** Sentences of the form in which a review is written. */
export const reviewFormWords = wordsIn(
  'reviewForm',
  () => import(/* webpackChunkName: "reviewForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "reviewForm-hi" */ './form-hi.ts'),
);
