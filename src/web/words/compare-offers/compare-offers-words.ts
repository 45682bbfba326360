import { wordsIn } from '../words.ts';

export const compareOffersWords = wordsIn('compareOffers-words', () => import('../en/compare-offers/words.ts'));
