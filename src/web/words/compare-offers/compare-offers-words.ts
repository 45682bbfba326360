import { wordsIn } from '../words.ts';

/** Sentences of the comparison of offers. */
export const compareOffersWords = wordsIn('compareOffers-words', () => import('../en/compare-offers/words.ts'));
