import { wordsIn } from '../words.ts';

export const ratingWords = wordsIn('companies', () => import('../en/figures/rating.ts'));
