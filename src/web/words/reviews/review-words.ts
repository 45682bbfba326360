import { wordsIn } from '../words.ts';

/** Sentences of the reviews of a company, of one review, and of the newest of all. */
export const reviewWords = wordsIn('reviews', () => import('../en/reviews/words.ts'));
