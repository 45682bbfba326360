import { wordsIn } from '../words.ts';

/** Sentences of a rating, beside those of companies. */
export const ratingWords = wordsIn('companies', () => import('../en/figures/rating.ts'));
