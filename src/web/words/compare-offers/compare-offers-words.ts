import { wordsIn } from '../words.ts';

/** Sentences of the comparison of offers. */
export const compareOffersWords = wordsIn(
  'compareOffers-words',
  () => import(/* webpackChunkName: "compareOffers-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "compareOffers-words-hi" */ './hi.ts'),
);
