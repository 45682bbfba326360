import { wordsIn } from '../words.ts';

export const reviewWords = wordsIn('reviews', () => import('../en/reviews/words.ts'));
